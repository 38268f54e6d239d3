import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { pollUntil, run } from '../scripts/testing/program.ts';
import { holdDirectory } from './holdDirectory.ts';
import { findFreePort } from './testing/findFreePort.ts';
import { startHostProcess } from './testing/hostProcess.ts';

const moment = new Date('2026-11-22T08:00:00Z');
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'frontage-held-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
});

function holdElsewhere() {
  const file = join(import.meta.dirname, 'holdDirectory.ts');
  const source = `import { holdDirectory } from ${JSON.stringify(file)};
    holdDirectory(${JSON.stringify(directory)}, new Date(${moment.getTime()}));
    console.log('held');
    setInterval(() => {}, 1000);`;
  return run(['--input-type=module', '--eval', source]);
}

test('lets one process hold a folder, and names it to the others', async () => {
  const program = holdElsewhere();
  await program.until(/held/);
  const hold = holdDirectory(directory, new Date());
  expect(hold).toEqual({ kind: 'taken', holder: { pid: program.child.pid, since: moment.toISOString() } });
});

test('lets a dead process hold nothing, and tells that it left without releasing', async () => {
  const program = holdElsewhere();
  await program.until(/held/);
  program.child.kill('SIGKILL');
  const hold = await pollUntil(async () => {
    const next = holdDirectory(directory, moment);
    return next.kind === 'held' ? next : undefined;
  });
  expect(hold.isLeftBehind).toBe(true);
  hold.release();
});

test('lets a released folder be held again', () => {
  const first = holdDirectory(directory, moment);
  expect(first).toMatchObject({ kind: 'held', isLeftBehind: false });
  if (first.kind === 'held') first.release();
  const second = holdDirectory(directory, moment);
  expect(second).toMatchObject({ kind: 'held', isLeftBehind: false });
  if (second.kind === 'held') second.release();
});

test('releases a folder whose note cannot be removed, as on a disk that was made read-only', () => {
  const first = holdDirectory(directory, moment);
  rmSync(join(directory, 'held-by.json'));
  mkdirSync(join(directory, 'held-by.json'));
  if (first.kind === 'held') first.release();
  rmSync(join(directory, 'held-by.json'), { recursive: true });
  const second = holdDirectory(directory, moment);
  expect(second).toMatchObject({ kind: 'held' });
  if (second.kind === 'held') second.release();
});

test('a restarted website that cannot write its folder names it, and nothing more', async () => {
  mkdirSync(join(directory, 'website.lock'));
  const next = startHostProcess({}, { dataDir: directory, port: await findFreePort() });
  await expect(next).rejects.toThrow(
    `The host ended before it answered:\nDATA_DIR: ${directory} cannot be made or written (unable to open database file).`,
  );
});

test('a second website on a folder says so', async () => {
  const { dataDir } = await startHostProcess();
  const second = await startHostProcess({}, { dataDir, port: await findFreePort() });
  await expect.poll(second.said).toContain('another website works on DATA_DIR');
});
