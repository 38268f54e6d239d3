import { describe, expect, it } from 'vitest';
import { listProjectFiles, read } from './files.ts';

const numbers = [...read('docs/rules.md').matchAll(/^### R(\d+)\. /gm)].map(([, number]) => Number(number));
const known = new Set(numbers);

const texts = listProjectFiles().filter(
  (file) =>
    /\.(?:tsx?|mjs|astro|css|md)$/.test(file) && file !== 'docs/rules.md' && !file.startsWith('server/migrations'),
);
const named = texts.flatMap((file) =>
  [...read(file).matchAll(/\bR([1-9]\d?)\b/g)].map(([, number]) => ({ file, number: Number(number) })),
);

describe('the rules', () => {
  it('are numbered consecutively', () => {
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('are each named by code and tests', () => {
    const inUse = new Set(named.map(({ number }) => number));
    expect(numbers.filter((number) => !inUse.has(number))).toEqual([]);
  });

  it('exist wherever one is named', () => {
    const missing = named.filter(({ number }) => !known.has(number));
    expect(missing.map(({ file, number }) => `${file} names R${number}`)).toEqual([]);
  });

  it('are in the repository: no paragraph of a paper that readers lack is named', () => {
    const foreign =
      /[Ss]pecification,? §|\b[Tt]he specification (?:gives|needs|says)|\bof the specification\b|[Dd]esign brief|\b[Dd]ecisions? \d{1,2}\b(?!\d)|\bdesign\/pages\//;
    const own = texts.filter((file) => file !== 'checks/rules.test.ts');
    expect(own.filter((file) => foreign.test(read(file)))).toEqual([]);
  });

  it('name only decision records that exist', () => {
    const records = new Set(listProjectFiles().flatMap((file) => /^docs\/decisions\/(\d{3})-/.exec(file)?.[1] ?? []));
    const missing = texts.flatMap((file) =>
      [...read(file).matchAll(/\b[Dd]ecision (\d{3})\b/g)].flatMap(([, number = '']) =>
        records.has(number) ? [] : [`${file} names decision ${number}`],
      ),
    );
    expect(missing).toEqual([]);
  });
});
