import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { cmsCommand } from './commands.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'frontage-command-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
});

/** Runs an operator's command that refuses; returns what it says, and its exit code. */
async function run(words: string, variables: Record<string, string> = {}): Promise<[said: string, code: number]> {
  const [script = '', ...options] = words.split(' ');
  const { cwd, typed } = cmsCommand(script, ...options);
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ...variables };
  return promisify(execFile)(process.execPath, typed, { cwd, env }).then(
    ({ stdout }) => [stdout, 0],
    ({ code, stderr }) => [stderr, code],
  );
}

test('a command that is asked how it is used, or mistyped, says so and touches nothing', async () => {
  const words = ['seed/run.ts --emtpy', 'seed/removeDemoRun.ts --help', 'privacy/retention/run.ts --dryrun'];
  for (const [said, code] of await Promise.all(words.map((typed) => run(typed))))
    expect([said.split(':')[0], said.trim().split('\n').length, code]).toEqual(['Say it so', 1, 2]);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a command says in one line what is wrong with its variables or its database', async () => {
  const wrong = await run('accounts/run.ts ada@example.com', { APP_ENV: 'production', PAYLOAD_SECRET: '' });
  expect(wrong).toEqual([expect.stringMatching(/^PAYLOAD_SECRET is missing: [^\n]+\n$/), 78]);
  const elsewhere = await run('accounts/run.ts ada@example.com');
  expect(elsewhere).toEqual([expect.stringMatching(/^DATA_DIR: \S+frontage.sqlite is not there\. Set [^\n]+\n$/), 78]);
  new DatabaseSync(join(dataDir, 'frontage.sqlite')).exec('CREATE TABLE users (id INTEGER)');
  const earlier = await run('accounts/run.ts ada@example.com');
  expect(earlier).toEqual([expect.stringMatching(/^DATA_DIR: [^\n]+ of an earlier version\. Start [^\n]+\n$/), 78]);
});
