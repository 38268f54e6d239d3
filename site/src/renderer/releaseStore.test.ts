import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReleaseSummary, servedPages } from '@frontage/contract/release.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noTokens } from '../page-data/contentMemory.ts';
import { nothingKnown } from '../page-data/ledger.ts';
import type { Made } from './madeFile.ts';
import { openReleaseStore, type ReleaseStore } from './releaseStore.ts';

const [older, newer] = ['20261121080000-aaaaaa', '20261121090000-aaaaaa'];
const made: Made = {
  pages: new Map([
    [
      '/',
      {
        facts: ['site'],
        notes: { headers: {}, hasForm: true, hasCallDays: false, hasHours: false, notesOpening: false },
      },
    ],
  ]),
  faults: [],
  known: nothingKnown,
  tokens: noTokens,
};
const summaryOf = (id: string, version = 'first'): ReleaseSummary => ({
  ...{ id, version, code: 'one', madeAt: '2026-11-21T08:00:00.000Z', faults: [], paths: [] },
  ...{ total: 1, rendered: 1, removed: 0, ms: 5 },
});

let directory: string;
let store: ReleaseStore;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'frontage-store-'));
  store = openReleaseStore(directory);
});
afterEach(() => rmSync(directory, { recursive: true }));

/** A release with one page; complete by default. */
async function make(id: string, { isWhole = true } = {}) {
  const release = store.begin(id);
  mkdirSync(release.publicDirectory, { recursive: true });
  writeFileSync(join(release.publicDirectory, 'index.html'), id);
  if (isWhole) await store.finish(release, made, summaryOf(id));
  return release;
}

describe('the newest release', () => {
  it('is undefined if there is no release, or not even their folder', async () => {
    rmSync(directory, { recursive: true });
    expect(await store.newest()).toBeUndefined();
  });

  it('is the last one by name, whichever was finished last', async () => {
    await make(newer);
    await make(older);
    const newest = await store.newest();
    expect(newest?.summary).toEqual(summaryOf(newer));
    expect(readFileSync(join(newest?.publicDirectory ?? '', 'index.html'), 'utf8')).toBe(newer);
  });

  it('is a finished one, not one left by a renderer that ended midway', async () => {
    await make(older);
    await make(newer, { isWhole: false });
    expect((await store.newest())?.summary.id).toBe(older);
  });

  it.each([
    ['says nothing', ''],
    ['is cut short', '{"id":"2026'],
    ['says something else', '{"id":5}'],
  ])('is the previous one if the summary of the last %s', async (_how, text) => {
    await make(older);
    const { directory: broken } = await make(newer);
    writeFileSync(join(broken, 'release.json'), text);
    expect((await store.newest())?.summary.id).toBe(older);
  });

  it('has the name of a release: other folders are left alone', async () => {
    await make(older);
    for (const name of ['lost+found', '20271121080000-aaaaaa.old']) {
      mkdirSync(join(directory, name));
      writeFileSync(join(directory, name, 'release.json'), JSON.stringify(summaryOf(name)));
    }
    expect((await store.newest())?.summary.id).toBe(older);
  });
});

describe('a release', () => {
  it('records what each page was made of, and what the host must know about them', async () => {
    const release = await make(older);
    const newest = await store.newest();
    expect(newest && (await store.readMade(newest))).toEqual(made);
    const served = JSON.parse(readFileSync(join(release.directory, 'pages.json'), 'utf8'));
    expect(servedPages.parse(served).pages).toEqual({ '/': [0, 'f'] });
  });

  it('can be finished again, and leaves no half-written file', async () => {
    const release = await make(older);
    await store.finish(release, made, summaryOf(older, 'second'));
    expect((await store.newest())?.summary.version).toBe('second');
    expect(readdirSync(release.directory).sort()).toEqual(['made.json', 'pages.json', 'public', 'release.json']);
  });

  it('that is discarded leaves nothing, even if nothing was written yet', async () => {
    await store.discard(await make(older, { isWhole: false }));
    await store.discard(store.begin(newer));
    expect(readdirSync(directory)).toEqual([]);
  });
});
