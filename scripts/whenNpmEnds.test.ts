import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const script = `
import { whenNpmEnds } from '${pathToFileURL(join(import.meta.dirname, 'install.mjs')).href}';
const parent = process.ppid;
let looks = 0;
whenNpmEnds(() => { console.log('ended'); process.exit(); });
// Three times as long as it takes to notice that the parent has gone.
setInterval(() => { if (process.ppid !== parent && (looks += 1) === 6) console.log('goes on'); }, 250);
console.log(process.pid);
`;

/** Starts a script below a shell, as npm does, and reads its output. */
function startBelowShell(variables: Record<string, string>) {
  const { npm_lifecycle_event: _, ...env } = process.env;
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module --eval "$SCRIPT"; true'], {
    env: { ...env, ...variables, NODE: process.execPath, SCRIPT: script },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { shell, words: shell.stdout.setEncoding('utf8')[Symbol.asyncIterator]() };
}

test('a script ends with the shell in which npm started it', async () => {
  const { shell, words } = startBelowShell({ npm_lifecycle_event: 'start' });
  const pid = Number((await words.next()).value);
  expect(pid).toBeGreaterThan(1);
  shell.kill('SIGTERM');
  await once(shell, 'exit');
  expect((await words.next()).value).toBe('ended\n');
});

test('a script that npm did not start outlives the shell that did', async () => {
  const { shell, words } = startBelowShell({});
  const pid = Number((await words.next()).value);
  onTestFinished(() => void process.kill(pid));
  shell.kill('SIGTERM');
  await once(shell, 'exit');
  expect((await words.next()).value).toBe('goes on\n');
});
