import { endpoints, pathOf } from '@frontage/contract/endpoints.ts';
import { postTypes } from '@frontage/kinds/kinds.ts';
import type { InjectOptions } from 'fastify';
import type { Chance } from './chance.ts';
import { canary } from './sampleContent.ts';

/** Part of every generated text, so that an echo of it is recognised. */
export const marker = 'mk5echo';

const all = Object.values(endpoints);
/** Only names that error answers may repeat, since they are ours. */
const fields = [...new Set(all.flatMap((endpoint) => Object.keys(endpoint.query.shape)))];
const strangeNames = [
  'a[]',
  'id[]',
  '__proto__',
  'constructor',
  'toString',
  'ID',
  ' id',
  'id.$ne',
  '_embed',
  'per_page',
  '',
];
const strangeTexts = [
  `' OR 1=1 --${marker}`,
  `"; DROP TABLE articles; --${marker}`,
  `${marker}" OR title MATCH "*`,
  `${marker} NEAR(a b, 3) AND NOT (`,
  `*${marker}* ^{}[]:-+~"`,
  `${marker}\0`,
  `\u202e${marker}\ud800`,
  `${marker}é̀́ß漢字😀`,
  `<script>${marker}</script>`,
  `../../backend/${marker}/etc/passwd`,
  `\${${marker}}{{${marker}}}%s%n`,
  `${marker}\r\nX-Injected: 1`,
  marker.repeat(2000),
  `${canary}-${marker}`,
];
const strangeNumbers = [
  '-1',
  '0',
  '1e3',
  '1e999',
  '0x10',
  '1.5',
  'NaN',
  'Infinity',
  '9007199254740993',
  `9${'0'.repeat(400)}`,
];
const goodTexts = [
  '',
  'flow',
  'blog',
  'news',
  'ai',
  'flow-storage',
  'storage',
  'C',
  'true',
  canary,
  `${canary}-draft`,
  ...postTypes,
];

/** Valid texts for a field, so that not every call fails at its first value. */
const fittingTexts: Record<string, readonly string[]> = {
  type: postTypes,
  theme: ['flow', 'cadence'],
  category: ['blog', 'news', 'ai'],
  postSlugs: ['flow-storage', `${canary}-draft`, 'case-one,case-two'],
  slugged: ['true', 'false', '1'],
  letter: ['c', 'R'],
  search: ['flow', 'storage', canary, 'a'],
};

/** Ids that exist, so that many calls reach the store. */
export interface KnownIds {
  ids: readonly number[];
}

/** A random call: to any endpoint or none, with known and unknown fields, good and bad values. */
export function generateCall(chance: Chance, known: KnownIds): InjectOptions {
  const { method, path, query } = chance.pick(all);
  const own = Object.keys(query.shape);
  const url = chance.happens(0.05) ? makeStrangePath(chance) : fillPath(chance, known, pathOf({ path }, 'frontage'));
  if (method === 'POST' && chance.happens(0.9)) return { method, url, ...bodyOf(chance, known) };
  return { method: chance.happens(0.05) ? 'HEAD' : 'GET', url: `${url}${queryOf(chance, known, own)}` };
}

function fillPath(chance: Chance, known: KnownIds, path: string): string {
  return path.replace(/\{\w+\}/g, () => (chance.happens(0.6) ? '1' : encode(pickText(chance, known))));
}

function makeStrangePath(chance: Chance): string {
  return `/wp-json/${chance.pick(['frontage/v1/', 'frontage/v2/', '', 'v1/', 'frontage/', `${marker}/`])}${encode(chance.pick(strangeTexts))}`;
}

function queryOf(chance: Chance, known: KnownIds, own: readonly string[]): string {
  const parts = Array.from({ length: chance.below(6) }, () => {
    // One name that a call does not know is enough to refuse it.
    const isOwn = own.length > 0 && chance.happens(0.93);
    const name = isOwn ? chance.pick(own) : chance.pick(chance.happens(0.5) ? fields : strangeNames);
    const value = chance.happens(0.7) ? pickFitting(name, chance, known) : pickText(chance, known);
    // Sometimes unencoded: half a percent sign, a space, a quotation mark.
    return `${encodeURIComponent(name)}=${chance.happens(0.9) ? encode(value) : value.replace(/[^\x21-\x7e]|[#?]/g, '%')}`;
  });
  return parts.length > 0 ? `?${parts.join(chance.happens(0.95) ? '&' : ';')}` : '';
}

/** An id of a document is also a valid count, offset and page. */
function pickFitting(name: string, chance: Chance, known: KnownIds): string {
  const texts = Object.hasOwn(fittingTexts, name) ? fittingTexts[name] : undefined;
  return texts ? chance.pick(texts) : String(chance.pick(known.ids));
}

function pickText(chance: Chance, known: KnownIds): string {
  const kind = chance.below(10);
  if (kind < 3) return String(chance.pick(known.ids));
  if (kind < 4) return Array.from({ length: 1 + chance.below(400) }, () => chance.pick(known.ids)).join(',');
  if (kind < 7) return chance.pick(goodTexts);
  if (kind < 8) return chance.pick(strangeNumbers);
  return chance.pick(strangeTexts);
}

function bodyOf(chance: Chance, known: KnownIds): Pick<InjectOptions, 'headers' | 'payload'> {
  const type = chance.happens(0.8)
    ? 'application/json'
    : chance.pick(['application/json; charset=utf-8', 'text/plain', marker]);
  const strange = ['__proto__', marker].filter(() => chance.happens(0.2));
  const names = ['categories', 'count', 'offset', 'excludeIds'].filter(() => chance.happens(0.7)).concat(strange);
  const fields = names.map((name) => [
    name,
    chance.happens(0.7) ? pickFittingJson(name, chance) : jsonOf(chance, known, 0),
  ]);
  const text = JSON.stringify(chance.happens(0.1) ? jsonOf(chance, known, 0) : Object.fromEntries(fields));
  return { headers: { 'content-type': type }, payload: chance.happens(0.1) ? text.slice(0, -1) : text };
}

function pickFittingJson(name: string, chance: Chance): unknown {
  if (name === 'categories') return ['blog', 'news', 'ai'].slice(chance.below(3));
  return name === 'excludeIds' ? [1 + chance.below(9)] : 1 + chance.below(9);
}

function jsonOf(chance: Chance, known: KnownIds, depth: number): unknown {
  const kind = chance.below(depth > 3 ? 5 : 8);
  if (kind < 2) return chance.pick(known.ids);
  if (kind < 4) return pickText(chance, known);
  if (kind < 5) return chance.pick([null, true, -1, 1e308, 0.5]);
  if (kind < 7) return Array.from({ length: chance.below(5) }, () => jsonOf(chance, known, depth + 1));
  return { [chance.pick(goodTexts)]: jsonOf(chance, known, depth + 1) };
}

/** Lone surrogates cannot be encoded; they are sent as the replacement character. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
