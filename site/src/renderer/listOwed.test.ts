import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSummary } from '@frontage/contract/release.ts';
import { expect, it, onTestFinished } from 'vitest';
import { noTokens } from '../page-data/contentMemory.ts';
import { nothingKnown } from '../page-data/ledger.ts';
import type { Address } from '../routes/Route.ts';
import type { Made, MadePage } from './madeFile.ts';
import { listOwed } from './publish.ts';
import { writeOwedTwins } from './twinMaker.ts';

const notes = { headers: {}, hasForm: false, hasCallDays: false, hasHours: false, notesOpening: false };
const madeOf = (...pages: [path: string, ...asks: string[]][]): Made => ({
  pages: new Map(pages.map(([path, ...asks]): [string, MadePage] => [path, { facts: [], notes, asks }])),
  faults: [],
  known: nothingKnown,
  tokens: noTokens,
});
const addressAt = (path: string): [string, Address] => [path, { path, load: () => Promise.reject(new Error(path)) }];
const addresses = { byPath: new Map(['/', '/one', '/two'].map(addressAt)), taken: [] };

it.each([
  ['rendered pages, then earlier debts', 0, ['one.html', 'two.html']],
  ['earlier debts, if the pages are those that few look for', 200, ['two.html', 'one.html']],
])('owes newly requested files first, then %s, each once', (_, later, then) => {
  const directory = mkdtempSync(join(tmpdir(), 'frontage-owed-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeOwedTwins(directory, [
    ['two.html', 11],
    ['one.html', 11],
  ]);
  const newest = { directory, publicDirectory: directory, summary: { later } as ReleaseSummary };
  const before = madeOf(['/', '/_astro/known.css'], ['/one'], ['/two']);
  const made = madeOf(['/', '/_astro/known.css'], ['/one', '/_astro/known.css', '/_astro/new.css'], ['/two']);
  expect(listOwed({ addresses, before, made, newest, rendered: new Set(['/one']) })).toEqual([
    ['_astro/new.css', 11],
    ...then.map((file) => [file, 11]),
  ]);
});
