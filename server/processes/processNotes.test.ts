import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openRendererEnds, readProcessNotes, writeProcessNotes } from './processNotes.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'frontage-ends-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
});

const note = (reason: string | number, pid?: number) =>
  writeProcessNotes(dataDir, { renderer: { pid, restarts: 1, lastEnd: { reason, at: Date.now() } } }, process.ppid);

it.each([
  ['SIGKILL', 'was ended by SIGKILL, as the system does where memory runs out'],
  ['SIGABRT', 'was ended by SIGABRT, as Node does where its heap is full'],
  ['SIGTERM', 'was ended by SIGTERM'],
  ['silence', 'was ended because it no longer answered'],
  [1, 'ended with code 1, and the log says why'],
])('an end by %s is described in words', (reason, words) => {
  note(reason);
  expect(openRendererEnds(dataDir).last()).toBe(words);
});

it('a renderer that never ended has no reason to be away', () => {
  writeProcessNotes(dataDir, { renderer: { pid: process.pid, restarts: 0 } }, process.ppid);
  expect(openRendererEnds(dataDir).last()).toBeUndefined();
});

it('waits until an end is noted, and ignores one before the given time', async () => {
  note('SIGTERM', process.pid);
  const ended = openRendererEnds(dataDir).since(Date.now() + 1);
  writeProcessNotes(
    dataDir,
    { renderer: { restarts: 2, lastEnd: { reason: 'SIGKILL', at: Date.now() + 2 } } },
    process.ppid,
  );
  expect(await ended).toContain('SIGKILL');
});

it('does not wait if no supervisor of ours writes notes', async () => {
  const ends = openRendererEnds(dataDir);
  expect([ends.last(), await ends.since(Date.now())]).toEqual([undefined, undefined]);
});

it('notes of another supervisor and an unreadable file count as none', () => {
  writeProcessNotes(dataDir, { renderer: { pid: 1, restarts: 0 } }, process.pid);
  expect(readProcessNotes(dataDir)).toEqual({});
  writeFileSync(join(dataDir, 'processes.json'), 'half of');
  expect(readProcessNotes(dataDir)).toEqual({});
});
