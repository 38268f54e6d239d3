import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { chosenBy } from '../fields/chosenBy.ts';
import { runningText } from '../fields/isRunningText.ts';
import { referencesIn } from './referencesIn.ts';

const fields = [
  { name: 'href', type: 'text', ...chosenBy('link') },
  { name: 'caseSlugs', type: 'text', hasMany: true, ...chosenBy('case', {}, true) },
  { name: 'form', type: 'text', ...chosenBy('form') },
  { name: 'text', type: 'textarea', custom: runningText },
  { name: 'tags', type: 'relationship', relationTo: 'tags', hasMany: true },
] as FlattenedField[];

/** In short: the path of a link, what is named, or the collection and the id of a relation. */
const inShort = (document: object) =>
  referencesIn(fields, document).map((one) => {
    if (one.kind === 'link') return one.anchor === undefined ? one.path : `${one.path}#${one.anchor}`;
    return one.kind === 'name' ? `${one.named} ${one.name}` : `${one.collection} ${one.id}`;
  });

test.each([
  ['/quay', ['/quay']],
  ['/quay/?from=menu', ['/quay']],
  ['/quay#depth', ['/quay#depth']],
  ['/', ['/']],
  ['#depth', ['#depth']],
  ['https://example.com/quay', []],
  ['//example.com/quay', []],
])('a link “%s” leads to %j', (href, found) => {
  expect(inShort({ href })).toEqual(found);
});

test.each([
  ['See [the quay](/quay#depth), or [its end](/work/quay/ "Depth").', ['/quay#depth', '/work/quay']],
  ['[Home](/) and [home](</>), or [home]( / ).', ['/', '/', '/']],
  ['See [the quay][1].\n\n[1]: /quay', ['/quay']],
  ['See /quay, and/or [others](https://example.com/quay).', []],
  ['Before.\n\n![A crane](picture:7)\n\n> ![Another](picture:8)\n\nAfter.', ['media 7', 'media 8']],
  ['A `picture:7`, written so:\n\n```\n![A crane](picture:7)\n```', []],
])('a text “%s” leads to %j', (text, found) => {
  expect(inShort({ text })).toEqual(found);
});

test('finds what is named and related, with its place', () => {
  expect(inShort({ caseSlugs: ['bridge', 'tower'], form: 'fair', tags: [4, { id: 5 }] })).toEqual([
    ...['case bridge', 'case tower', 'form fair'],
    ...['tags 4', 'tags 5'],
  ]);
  expect(referencesIn(fields, { caseSlugs: ['bridge', 'tower'] })[1]).toMatchObject({
    ...{ place: 'Case slugs', at: ['caseSlugs'], row: 1 },
  });
});
