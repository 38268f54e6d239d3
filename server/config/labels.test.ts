import type { CollectionConfig, Field } from 'payload';
import { flattenTopLevelFields } from 'payload';
import { expect, test } from 'vitest';
import { makeTemporaryEnvironment } from '../testing/openTestPayload.ts';
import { createConfig } from './createConfig.ts';

interface Shown {
  place: string;
  words: string;
  /** Set for a sentence; absent for a name above or in a field. */
  isHelp?: true;
}

/** The texts that editors read at fields and options, at any depth, except where the form hides the field. */
function shownAt(fields: readonly Field[], parent: string): Shown[] {
  return fields.flatMap((field): Shown[] => {
    if (field.type === 'ui' || ('hidden' in field && field.hidden) || isHidden(field.admin)) return [];
    const place = 'name' in field ? `${parent}.${field.name}` : parent;
    const help = helpOf(place, field.admin);
    const label = 'label' in field && typeof field.label === 'string' ? [{ place, words: field.label }] : [];
    const options = 'options' in field ? field.options.map((option) => ({ place, words: wordsOf(option) })) : [];
    const inner = 'fields' in field ? shownAt(field.fields, place) : [];
    const tabs = 'tabs' in field ? field.tabs.flatMap((tab) => shownAt(tab.fields, place)) : [];
    const blocks = 'blocks' in field ? field.blocks.flatMap((one) => shownAt(one.fields, `${place}.${one.slug}`)) : [];
    return [...label, ...help, ...options, ...inner, ...tabs, ...blocks];
  });
}

/** The help next to a field, above a form or in an empty field. */
function helpOf(place: string, admin: object | undefined): Shown[] {
  const { description, placeholder } = (admin ?? {}) as { description?: unknown; placeholder?: unknown };
  return [description, placeholder].flatMap((words) =>
    typeof words === 'string' ? [{ place, words, isHelp: true }] : [],
  );
}

/** The column headings of a list. */
function columnsOf({ admin, fields, slug }: CollectionConfig): Shown[] {
  const columns = admin?.defaultColumns ?? [];
  return flattenTopLevelFields([...fields]).flatMap((field) => {
    if (!('name' in field) || !('label' in field) || !columns.includes(field.name) || isHidden(field.admin)) return [];
    return typeof field.label === 'string' ? [{ place: `list of ${slug}.${field.name}`, words: field.label }] : [];
  });
}

function isHidden(admin: Field['admin']): boolean {
  return Boolean(admin && 'hidden' in admin && admin.hidden);
}

function wordsOf(option: string | { label: unknown }): string {
  if (typeof option === 'string') return option;
  return typeof option.label === 'string' ? option.label : 'Words of Payload';
}

/** Words from code, and names that mean something only to us. */
const codeWords =
  /\b(?:href|slugs?|img|alt|api|url|raw|formatted|usd|no index|ghost|preset|modal|lading|peek|json|ids?|undefined|null)\b|^(?:Is|Has|Asks) /i;
/** A name as in code: it begins with a small letter, or contains a capital within a word or an underscore. */
const codeName = /^[a-z]|[a-z][A-Z](?!ube\b|n\b|AV\b)|_/;

/** What does not belong in a sentence for editors: variables, names of fields, and colours in CSS notation. */
const codeNameInHelp = /\b[A-Z]+_[A-Z_]+\b|\b[a-z]+[A-Z][a-z]+\b|\b[a-z]+_[a-z_]+\b|\bvar\(/;
/** Technical terms, and references to the product's own documentation. */
const codeWordInHelp =
  /\b(?:href|slugs?|img|api|url|ids?|preset|modal|payload|reply-to|json|database|boolean|null|endpoint|collection|webhooks?|command|docs)\b/i;
/** Placeholders of a sentence are shown as typed: {answerTime}. */
const filledIn = /\{\w+\}/g;

/** What the pages of others call it, where an owner copies from, and the trade's name of the end of an address. */
const theirWords = /\bURL slug\b|\bClient ID\b|\(client\) ID\b|\(tenant\) ID\b|\bID of the secret\b/g;

async function shownToEditors(): Promise<Shown[]> {
  const config = await createConfig({ environment: await makeTemporaryEnvironment() });
  const collections = config.collections.filter(({ admin }) => admin.hidden !== true);
  const forms = [...collections, ...config.globals.filter(({ admin }) => admin?.hidden !== true)];
  return [
    ...forms.flatMap(({ admin, fields, slug }) => [...helpOf(slug, admin), ...shownAt(fields, slug)]),
    ...collections.flatMap(columnsOf),
  ];
}

const inList = (shown: readonly Shown[]) => shown.map(({ place, words }) => `${words} (${place})`);

test("labels fields in editors' words, not in those of the code", async () => {
  const shown = (await shownToEditors()).filter(({ isHelp }) => !isHelp);
  expect(shown.length).toBeGreaterThan(500);
  const fromCode = shown.filter(({ words }) => {
    const said = words.replace(theirWords, 'Name');
    return codeWords.test(said) || codeName.test(said);
  });
  const mend = 'give the field a label where it is described, or its name one in blocks/editor/fieldWords.ts';
  expect(inList(fromCode), mend).toEqual([]);
});

test('helps editors in their own words too, next to fields, above forms and in empty ones', async () => {
  const shown = (await shownToEditors()).filter(({ isHelp }) => isHelp);
  expect(shown.length).toBeGreaterThan(300);
  const fromCode = shown.filter(({ words }) => {
    const said = words.replace(filledIn, '').replace(theirWords, 'name');
    return codeNameInHelp.test(said) || codeWordInHelp.test(said);
  });
  expect(inList(fromCode), 'say it as you would on the phone to an editor').toEqual([]);
});
