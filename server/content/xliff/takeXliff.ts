import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PhrasingContent } from 'mdast';
import type { FlattenedField, PayloadRequest } from 'payload';
import { say } from '../../admin/say.ts';
import { translate } from '../translate.ts';
import { findTwinIn, homeOfTwins, type OriginalPlace } from '../twins.ts';
import { type Piece, plainWordsOf, readInline } from './inlineCodes.ts';
import { withWords, wordsIn } from './markdownPassages.ts';
import type { ReadUnit } from './readXliff.ts';
import { plainOf, type Unit, unitsOf } from './units.ts';

/** Why a unit was left out, in words for editors. */
const reasons = {
  changed: 'The original has changed since the export: export it again',
  unknown: 'The original does not have it any more',
  empty: 'It has no translation',
  missing: 'The file does not have it',
  long: 'It is many times as long as the original',
  codes: 'Its marks or links are not those of the original, each once',
  apart: 'The translation has other blocks or paragraphs there: translate it by hand',
} as const;

/** What came of a document in a file from translators. */
export interface TakenDocument {
  title: string;
  /** The form of the translation. */
  href: string;
  taken: number;
  left: { place: string; reason: string }[];
}

/** The fields of a document that may be translated, and what of it they are fields of. */
export interface Translatable {
  original: OriginalPlace;
  fields: FlattenedField[];
  source: Record<string, unknown>;
  title: string;
}

/**
 * Puts translations into the twin of a document, as a draft. The twin is made where it is missing. What visitors see
 * stays as it is, and so does what no unit fits.
 */
export async function takeXliff(
  req: PayloadRequest,
  language: string,
  { fields, original, source, title }: Translatable,
  given: readonly ReadUnit[],
): Promise<TakenDocument> {
  const collection = homeOfTwins(original.collection) as 'pages';
  const id = (await findTwinIn(req, original, language)) ?? (await translate(req, { ...original, language })).id;
  const options = { collection, id, draft: true, depth: 0, overrideAccess: false, req } as const;
  const twin = { ...(await req.payload.findByID(options)) } as Record<string, unknown>;
  const units = unitsOf(fields, source);
  const { fitting, left } = sort(units, given);
  const whole = Map.groupBy(units, ({ text }) => text);
  const changed = new Set<string>();
  let taken = 0;
  for (const [text, others] of Map.groupBy(fitting, ({ unit }) => unit.text)) {
    // A long text takes a while, and others are served meanwhile.
    await nextTurn();
    const present = valueAt(twin, source, text.path);
    const isWhole = others.length === whole.get(text)?.length;
    const said = typeof present === 'string' ? write(text.text, present, others, isWhole) : undefined;
    if (said === undefined)
      left.push(...others.map(({ unit }) => ({ place: placeOf(unit), reason: say(reasons.apart) })));
    else {
      taken += others.length;
      setAt(twin, text.path, said);
      changed.add(String(text.path[0]));
    }
  }
  const data = Object.fromEntries([...changed].map((name) => [name, twin[name]]));
  if (changed.size > 0) await req.payload.update({ ...options, data: { ...data, _status: 'draft' } as never });
  return { title, href: `/admin/collections/${collection}/${id}`, taken, left };
}

interface Fitting {
  unit: Unit;
  words: PhrasingContent[];
}

/** Tells units that fit the original as it is now from the others. */
function sort(units: readonly Unit[], given: readonly ReadUnit[]) {
  const known = new Map(units.map((unit) => [unit.id, unit]));
  const keys = new Set(units.map(({ text }) => text.key));
  const fitting: Fitting[] = [];
  const left: TakenDocument['left'] = [];
  for (const { id, name, source, target } of given) {
    const unit = known.get(id);
    known.delete(id);
    const place = `${unit?.text.place ?? name} “${startOf(plainWordsOf(source))}”`;
    const leave = (reason: keyof typeof reasons) => left.push({ place, reason: say(reasons[reason]) });
    if (!unit) leave(keys.has(id) || keys.has(id.slice(0, id.lastIndexOf('.'))) ? 'changed' : 'unknown');
    else if (unit.passage === undefined && squeeze(plainWordsOf(source)) !== squeeze(unit.text.text)) leave('changed');
    else if (plainWordsOf(target).trim() === '') leave('empty');
    else if (plainWordsOf(target).length > 500 + 5 * plainOf(unit.words).length) leave('long');
    else {
      const words = wordsOf(unit, target);
      if (words) fitting.push({ unit, words });
      else leave('codes');
    }
  }
  for (const unit of known.values()) left.push({ place: placeOf(unit), reason: say(reasons.missing) });
  return { fitting, left };
}

/** The words of a target; undefined where its codes or placeholders, such as {answerTime}, are not those of its source. */
function wordsOf(unit: Unit, target: readonly Piece[]): PhrasingContent[] | undefined {
  if (placeholdersIn(plainWordsOf(target)) !== placeholdersIn(plainOf(unit.words))) return undefined;
  if (unit.passage !== undefined) return readInline(target, unit.words);
  return target.every((one) => typeof one === 'string')
    ? [{ type: 'text', value: plainWordsOf(target).trim() }]
    : undefined;
}

const placeholdersIn = (text: string) => (text.match(/\{[a-zA-Z]+\}/g) ?? []).toSorted().join();

/**
 * The text of the twin with what fits: with the passages that it has, or, where they are others, as the original has
 * them, if all of them are said. Undefined where neither is possible.
 */
function write(original: string, present: string, others: readonly Fitting[], isWhole: boolean): string | undefined {
  const said = new Map(
    others.flatMap(({ unit, words }) => (unit.passage === undefined ? [] : [[unit.passage, words]])),
  );
  if (said.size === 0) {
    const [only] = others[0]?.words ?? [];
    return only?.type === 'text' ? only.value : undefined;
  }
  const isAlike = wordsIn(original).length === wordsIn(present).length;
  if (isAlike) return withWords(present, said);
  return isWhole ? withWords(original, said) : undefined;
}

/** What the twin has where its original has a text; undefined where the rows on the way are others there. */
function valueAt(twin: unknown, original: unknown, path: readonly (string | number)[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return twin;
  const [one, other]: unknown[] = [Object(twin)[step], Object(original)[step]];
  const shape = (rows: unknown) => (Array.isArray(rows) ? rows.map((row) => Object(row).blockType ?? '').join() : '');
  return shape(one) === shape(other) ? valueAt(one, other, rest) : undefined;
}

function setAt(document: Record<string, unknown>, path: readonly (string | number)[], value: string): void {
  const holder = path.slice(0, -1).reduce<unknown>((within, step) => Object(within)[step], document);
  Reflect.set(Object(holder), path.at(-1) ?? '', value);
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
const startOf = (text: string) => (squeeze(text).length > 60 ? `${squeeze(text).slice(0, 59)}…` : squeeze(text));
const placeOf = ({ text, words }: Unit) => `${text.place} “${startOf(plainOf(words))}”`;
