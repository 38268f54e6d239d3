import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servedPages } from '@frontage/contract/release.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { type Made, readMade, textsOf } from './madeFile.ts';

const directory = mkdtempSync(join(tmpdir(), 'frontage-made-'));
afterAll(() => rmSync(directory, { recursive: true }));

const [plain, strict] = [{ 'Content-Security-Policy': 'one' }, { 'Content-Security-Policy': 'other' }];
const made: Made = {
  pages: new Map([
    [
      '/',
      {
        facts: ['page 1', 'site'],
        notes: { headers: plain, hasForm: true, hasCallDays: true, hasHours: true, notesOpening: true },
      },
    ],
    [
      '/services/flow',
      {
        facts: ['page 2', 'site'],
        notes: { headers: strict, hasForm: false, hasCallDays: false, hasHours: false, notesOpening: false },
        asks: ['/_astro/later.a.css'],
      },
    ],
    [
      '/glossary',
      {
        facts: ['glossary'],
        notes: { headers: plain, hasForm: true, hasCallDays: false, hasHours: false, notesOpening: false },
        isOld: true,
      },
    ],
    ['/rss.xml', { facts: ['articles', 'site'] }],
  ]),
  faults: [{ path: '/glossary', message: 'It does not fit.', isKept: true }],
  known: {
    hashes: new Map([
      ['page 1', 'b'],
      ['site', 'a'],
    ]),
    states: new Map([['page 1', 'c']]),
  },
  tokens: { since: '2026-11-01', byForm: { contact: { formToken: 'token', honeypotName: 'fax_number' } } },
};

describe('the files that describe the pages of a release', () => {
  it('are read back as they were written', async () => {
    const texts = textsOf(made);
    writeFileSync(join(directory, 'made.json'), texts.made);
    writeFileSync(join(directory, 'pages.json'), texts.served);
    expect(await readMade(directory)).toEqual(made);
  });

  it('contain each key and each set of headers once', () => {
    const texts = textsOf(made);
    expect(JSON.parse(texts.made).keys).toEqual(['page 1', 'site', 'page 2', 'glossary', 'articles']);
    expect(servedPages.parse(JSON.parse(texts.served)).headers).toEqual([plain, strict]);
  });

  it('tell the host the headers and special features of each page, without files', () => {
    const { headers, pages } = servedPages.parse(JSON.parse(textsOf(made).served));
    const told = Object.entries(pages).map(([path, [place, marks]]) => [path, headers[place], marks]);
    expect(told).toEqual([
      ['/', plain, 'fcho'],
      ['/services/flow', strict, ''],
      ['/glossary', plain, 'f'],
    ]);
  });
});
