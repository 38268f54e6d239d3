import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run } from './testing/program.ts';

const inJson = { LOG_FORMAT: 'json' };

/** Returns the output of a program, each line of which must be an object. */
async function linesOf(words: string[], variables: Record<string, string>) {
  const program = run(words, variables);
  await program.ended;
  return program
    .said()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; msg: string; time: number });
}

test('console output of a process is one object per line, with the level of the log', async () => {
  const says = `console.log('%d pages', 3); console.warn('\\u001b[33mslow\\u001b[39m'); console.error(new Error('gone'))`;
  const lines = await linesOf(['--import', './scripts/preload.ts', '--eval', says], inJson);
  expect(lines.map(({ level, msg }) => [level, msg.split('\n')[0]])).toEqual([
    [30, '3 pages'],
    [40, 'slow'],
    [50, 'Error: gone'],
  ]);
  expect(lines[0]).toMatchObject({ name: 'frontage', pid: expect.any(Number), time: expect.any(Number) });
});

test('npm start that cannot begin prints objects too', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'frontage-lines-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const lines = await linesOf(['scripts/serve.ts'], { ...inJson, DATA_DIR, TRUSTED_PROXIES: 'many', PORT: '1' });
  expect(lines.map(({ msg }) => msg).join('\n')).toContain('TRUSTED_PROXIES: must be a number of proxies');
});

test('a process whose parent ended while it was loaded ends too', async () => {
  const wait = 'data:text/javascript,while (process.connected) await new Promise((next) => setImmediate(next))';
  const words = ['--import', wait, '--import', './scripts/preload.ts', '--eval', 'setInterval(() => {}, 1000)'];
  const child = spawn(process.execPath, words, {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([null, 'SIGTERM']);
});

test('output stays plain text if objects were not asked for', async () => {
  const program = run(['--import', './scripts/preload.ts', '--eval', `console.log('3 pages')`], { LOG_FORMAT: '' });
  await program.ended;
  expect(program.said()).toBe('3 pages\n');
});
