import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createUserWith } from '../testing/createUserWith.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { findFactor } from './secondFactor/factorStore.ts';

const chosen = 'crane ledger harbour moss';
const run = promisify(execFile);

/** Runs the command while an admin is running; returns its output and exit code. */
async function command(dataDir: string, ...words: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, ADMIN_URL: 'https://admin.wharfside.example' };
  return run(process.execPath, ['accounts/run.ts', ...words], { cwd: `${import.meta.dirname}/..`, env }).then(
    ({ stdout }) => ({ said: stdout, code: 0 }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ said: stderr, code }),
  );
}

test('lets an owner back in who lost both phone and password', async () => {
  const { close, environment, payload } = await openTestDatabase('SQLite');
  onTestFinished(close);
  const { email, id } = await createUserWith(payload, 'admin');
  const confirmedAt = new Date().toISOString();
  await payload.create({
    collection: 'second-factors',
    data: { user: id, secret: 'sealed', lastStep: 0, confirmedAt },
  });

  const off = await command(environment.dataDir, email.toUpperCase(), '--without-second-factor');
  expect(off).toEqual({ said: 'Signing in asks for the password alone now.\n', code: 0 });
  expect(await findFactor(payload, id)).toBeUndefined();

  const { said } = await command(environment.dataDir, email);
  const token = /https:\/\/admin\.wharfside\.example\/admin\/set-password\/([0-9a-f]{40})/.exec(said)?.[1] ?? '';
  await payload.resetPassword({ collection: 'users', data: { token, password: chosen }, overrideAccess: true });
  expect((await payload.login({ collection: 'users', data: { email, password: chosen } })).user?.id).toBe(id);

  expect(await command(environment.dataDir)).toMatchObject({ code: 2, said: expect.stringContaining('Say whose') });
});
