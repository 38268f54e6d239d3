import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { temporaryEnvironment } from '../testing/openTestPayload.ts';
import { createConfig } from './createConfig.ts';

interface Shown {
  place: string;
  words: string;
}

/** What editors read at fields and options, at any depth; what a form hides is left out. */
function shownAt(fields: readonly Field[], parent: string): Shown[] {
  return fields.flatMap((field): Shown[] => {
    if (field.type === 'ui' || ('hidden' in field && field.hidden) || isHidden(field.admin)) return [];
    const place = 'name' in field ? `${parent}.${field.name}` : parent;
    const label = 'label' in field && typeof field.label === 'string' ? [{ place, words: field.label }] : [];
    const options = 'options' in field ? field.options.map((option) => ({ place, words: wordsOf(option) })) : [];
    const inner = 'fields' in field ? shownAt(field.fields, place) : [];
    const tabs = 'tabs' in field ? field.tabs.flatMap((tab) => shownAt(tab.fields, place)) : [];
    const blocks = 'blocks' in field ? field.blocks.flatMap((one) => shownAt(one.fields, `${place}.${one.slug}`)) : [];
    return [...label, ...options, ...inner, ...tabs, ...blocks];
  });
}

function isHidden(admin: Field['admin']): boolean {
  return Boolean(admin && 'hidden' in admin && admin.hidden);
}

function wordsOf(option: string | { label: unknown }): string {
  if (typeof option === 'string') return option;
  return typeof option.label === 'string' ? option.label : 'Words of Payload';
}

/** Words of code, and names that say something to us alone. */
const codeWords =
  /\b(?:href|slugs?|img|alt|api|url|raw|formatted|usd|no index|ghost|preset|modal|lading|peek)\b|^(?:Is|Has|Asks) /i;
/** A name as it stands in code: small first, with a hyphen, an underscore or a capital within. */
const codeName = /^[a-z]|[a-z][A-Z](?!ube\b|n\b)|_/;

/** What its receiver, a program, calls these. */
const forPrograms = /^webhooks\./;

test('asks editors in their words, not in those of the code', async () => {
  const config = await createConfig({ environment: await temporaryEnvironment() });
  const shown = [...config.collections, ...config.globals]
    .filter(({ admin }) => admin.hidden !== true)
    .flatMap(({ slug, fields }) => shownAt(fields, slug))
    .filter(({ place }) => !forPrograms.test(place));
  expect(shown.length).toBeGreaterThan(500);
  const fromCode = shown.filter(({ words }) => codeWords.test(words) || codeName.test(words));
  const mend = 'give the field a label where it is described, or its name one in blocks/editor/fieldWords.ts';
  expect(
    fromCode.map(({ place, words }) => `${words} (${place})`),
    mend,
  ).toEqual([]);
});
