/**
 * `npm run try-payload -- <version>`: installs another version of Payload in a copy of the sources, and says which of
 * its faults (docs/upstream.md) have changed there, and which tests of our workarounds fail. Changes nothing here.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWords } from '@frontage/server/readWords.ts';
import { copySources } from './testing/copies.ts';

const root = join(import.meta.dirname, '..');
const usage = 'Name a version: npm run try-payload -- 3.91.0';
const [version = ''] = readWords(usage, {}, ({ length }) => length === 1).positionals;

const scratch = mkdtempSync(join(tmpdir(), 'frontage-payload-'));
function run(command: string, words: readonly string[]): boolean {
  const options = { cwd: scratch, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test' } } as const;
  const { signal, status } = spawnSync(command, words, options);
  if (signal === 'SIGINT' || status === 130) throw new Error('It was ended.');
  return status === 0;
}
const vitest = (...words: string[]) => run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...words]);

// Ctrl+C ends the step that runs, none begins after it, and the copy is removed.
process.once('SIGINT', () => undefined);
try {
  copySources(root, scratch);
  const file = join(scratch, 'server/package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const name of Object.keys(manifest.dependencies)) {
    if (name === 'payload' || name.startsWith('@payloadcms/')) manifest.dependencies[name] = version;
  }
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  if (!run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'])) {
    throw new Error(`Payload ${version} could not be installed beside our packages. What npm said stands above.`);
  }
  const reports = readFileSync(join(scratch, 'docs/upstream.md'), 'utf8');
  const tests = new Set([...reports.matchAll(/`(server\/[\w./-]+\.test\.tsx?)`/g)].map(([, test = '']) => test));
  console.log(`\nPayload ${version}: which of its faults have changed`);
  const areAllThere = vitest('checks/payload.upstream.test.ts');
  console.log(`\nPayload ${version}: the tests of our workarounds`);
  const doAllWork = vitest('--project', 'unit', '--project', 'server', ...tests);
  console.log(
    `\nPayload ${version}: ${areAllThere ? 'each fault that we look for is there' : 'faults named above have changed: try their reports'}; ${doAllWork ? 'our workarounds work' : 'workarounds fail, as named above'}.`,
  );
  process.exitCode = areAllThere && doAllWork ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
