import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { cmsCommand } from '../commands.ts';
import { takeMomentApart } from '../moments/keepMoments.ts';
import { openTestDatabase } from '../testing/databases.ts';

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-backup-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs `npm run backup -w server -- <words>`; returns its output and exit code. */
async function run(words: string[], variables: Record<string, string>): Promise<[said: string, code: number]> {
  const { cwd, typed } = cmsCommand('backup/run.ts', ...words);
  const child = spawn(process.execPath, typed, { cwd, env: { ...process.env, ...variables } });
  const [said, wrong, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return [(said + wrong).trim(), code];
}

it('lists the times of moments, and restores the moment of a time', { tags: 'long' }, async () => {
  const { close, environment } = await openTestDatabase('SQLite');
  onTestFinished(close);
  const folder = scratch();
  const variables = { DATA_DIR: join(scratch(), 'data'), MOMENTS: folder };
  expect(await run(['--moments'], variables)).toEqual(['No moment is kept yet.', 0]);
  const place = { kind: 'folder', folder } as const;
  await takeMomentApart(environment, { place, at: new Date('2026-11-24T12:33:10Z') });
  expect(await run(['--moments'], variables)).toEqual(['2026-11-24T12:33:10.000Z', 0]);

  const untimely = await run(['--restore', '--at', '2026-11-24 12:34'], variables);
  expect(untimely).toEqual([expect.stringContaining('--at 2026-11-24T12:34:00Z'), 1]);
  const [said, code] = await run(['--restore', '--at', '2026-11-24T13:34:00+01:00'], variables);
  expect(said).toMatch(
    /^The database is as it was at 2026-11-24T12:33:10\.000Z, with \d+ rows\. No files were restored/,
  );
  expect(code).toBe(0);
});

it('says that PostgreSQL has its own way', async () => {
  const variables = { DATA_DIR: scratch(), DATABASE_URL: 'postgres://frontage@127.0.0.1:9/frontage' };
  expect(await run(['--moments'], variables)).toEqual([
    expect.stringContaining('Its server archives its own log for that: docs/operations/backups.md'),
    1,
  ]);
});
