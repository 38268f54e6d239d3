import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { holdDirectory } from './holdDirectory.ts';
import { freePort, run } from './testing/program.ts';

// Each test starts the product's own supervisor, and a busy machine takes its time for that.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let variables: { DATA_DIR: string; PORT: string; ADMIN_PORT: string };
beforeEach(async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'frontage-serve-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  variables = { DATA_DIR, PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
});

/** What `npm start` says and how it ends, where it cannot begin. */
async function start(changed: Record<string, string> = {}) {
  const program = run(['scripts/serve.ts'], { ...variables, ...changed });
  return { code: await program.ended, said: program.said() };
}

test.each(['PORT', 'ADMIN_PORT'] as const)('npm start ends at once where the port of %s is taken', async (name) => {
  const stranger = createServer().listen(Number(variables[name]), '127.0.0.1');
  onTestFinished(() => void stranger.close());
  const { code, said } = await start();
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^${name}: port ${variables[name]} of \\S+ is taken by another program\\.`));
  expect(said).not.toContain('started again');
});

test('npm start names who works on the folder of data already', async () => {
  const hold = holdDirectory(variables.DATA_DIR, new Date('2026-11-22T08:00:00Z'));
  const { code, said } = await start();
  expect(code).toBe(1);
  expect(said).toMatch(
    new RegExp(`^DATA_DIR: \\S+ is in use by process ${process.pid} since 2026-11-22T08:00:00.000Z\\.`),
  );
  if (hold.kind === 'held') hold.release();
});

test('npm start says that the folder of data cannot be made', async () => {
  const file = join(variables.DATA_DIR, 'file');
  writeFileSync(file, '');
  const { code, said } = await start({ DATA_DIR: join(file, 'data') });
  expect(code).toBe(1);
  expect(said).toMatch(/^DATA_DIR: \S+ cannot be made or written/);
});

test('npm start says that its address is none of this machine', async () => {
  const { code, said } = await start({ HOST: '192.0.2.1' });
  expect([code, said]).toEqual([1, expect.stringMatching(/^HOST: 192\.0\.2\.1 is no address of this machine\./)]);
});
