import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PhrasingContent } from 'mdast';
import type { FlattenedField, PayloadRequest } from 'payload';
import { say } from '../../admin/say.ts';
import type { PlacedText } from '../../fields/valuesIn.ts';
import type { homeOfTwins } from '../twins.ts';
import { type Piece, plainWordsOf, readInline } from './inlineCodes.ts';
import type { ReadUnit } from './readXliff.ts';
import { plainOf, type Unit, unitsOf, withWords, wordsIn } from './units.ts';

/** Why a unit was left out, in words for editors. */
const reasons = {
  changed: 'The original has changed since the export: export it again',
  unknown: 'The original does not have it any more',
  empty: 'It has no translation',
  partial: 'A sentence of it has no translation',
  missing: 'The file does not have it',
  long: 'It is many times as long as the original',
  most: 'It is longer than the field allows',
  codes: 'Its marks or links are not those of the original, each once',
  apart: 'The translation has other blocks, questions or paragraphs there: translate it by hand',
} as const;

export interface TakenDocument {
  title: string;
  href: string;
  taken: number;
  left: { place: string; reason: string }[];
}

/** A document or the settings, as translators get it. */
export interface Translatable {
  /** Its name in a file: `pages.12`. */
  id: string;
  title: string;
  fields: FlattenedField[];
  /** What the fields are of. */
  source: Record<string, unknown>;
  /** The collection of its translations. */
  home: ReturnType<typeof homeOfTwins> | 'wordings';
  /** The id of its translation, which is made where there is none. */
  openTwin: (language: string) => Promise<number>;
}

/**
 * Puts translations into the twin of a document, as a draft. The twin is made where it is missing. What visitors see
 * stays as it is, and so does what no unit fits.
 */
export async function takeXliff(
  req: PayloadRequest,
  language: string,
  { fields, home, openTwin, source, title }: Translatable,
  given: readonly ReadUnit[],
): Promise<TakenDocument> {
  const collection = home as 'pages';
  const id = await openTwin(language);
  const options = { collection, id, draft: true, depth: 0, overrideAccess: false, req } as const;
  const twin = { ...(await req.payload.findByID(options)) } as Record<string, unknown>;
  const units = unitsOf(fields, source);
  // Words of the settings keep the addresses of their rows; those of documents lead to other documents.
  const key = home === 'wordings' ? 'href' : 'blockType';
  const { fitting, left } = sort(units, given);
  const whole = Map.groupBy(units, ({ text }) => text);
  const changed = new Set<string>();
  let taken = 0;
  for (const [text, others] of Map.groupBy(fitting, ({ unit }) => unit.text)) {
    // A long text takes a while, and others are served meanwhile.
    await nextTurn();
    const present = valueAt(twin, source, text.path, key);
    const isWhole = others.length === whole.get(text)?.length;
    const said = typeof present === 'string' ? write(text.text, present, others, isWhole) : undefined;
    const leave = (reason: keyof typeof reasons) =>
      left.push(...others.map(({ unit }) => ({ place: placeOf(unit), reason: say(reasons[reason]) })));
    if (said === undefined) leave('apart');
    else if (said.length > (text.most ?? Number.POSITIVE_INFINITY)) leave('most');
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
  for (const { id, isPartial, name, source, target } of given) {
    const unit = known.get(id);
    known.delete(id);
    const place = `${unit?.text.place ?? name} “${startOf(plainWordsOf(source))}”`;
    const leave = (reason: keyof typeof reasons) => left.push({ place, reason: say(reasons[reason]) });
    if (!unit) leave(keys.has(id) || keys.has(id.slice(0, id.lastIndexOf('.'))) ? 'changed' : 'unknown');
    else if (unit.passage === undefined && squeeze(plainWordsOf(source)) !== squeeze(unit.text.text)) leave('changed');
    else if (plainWordsOf(target).trim() === '') leave('empty');
    else if (isPartial) leave('partial');
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
  if (!target.every((one) => typeof one === 'string')) return undefined;
  const value = plainWordsOf(target);
  // Programs break lines where they like.
  return [{ type: 'text', value: unit.text.text.includes('\n') ? value.trim() : squeeze(value) }];
}

const placeholdersIn = (text: string) => (text.match(/\{\w+(?=[:}])/g) ?? []).toSorted().join();

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

type Path = PlacedText['path'];

/**
 * What the twin has where its original has a text, and nothing where it may have one; undefined where the rows on the
 * way are others there.
 */
function valueAt(twin: unknown, original: unknown, [step, ...rest]: Path, key: string): unknown {
  if (step === undefined) return twin ?? '';
  const [one, other] = [stepInto(twin, step), stepInto(original, step)];
  const isGone = Array.isArray(original) && one === undefined;
  const isByPlace = typeof rest[0] === 'number' && Array.isArray(other);
  return isGone || (isByPlace && shapeOf(one, key) !== shapeOf(other, key))
    ? undefined
    : valueAt(one, other, rest, key);
}

const shapeOf = (rows: unknown, key: string) =>
  Array.isArray(rows) && JSON.stringify(rows.map((row) => Object(row)[key]));

function setAt(holder: unknown, [step = '', ...rest]: Path, value: string): void {
  if (rest.length === 0) Reflect.set(Object(holder), step, value);
  else {
    const within = stepInto(holder, step) ?? {};
    if (!Array.isArray(holder)) Reflect.set(Object(holder), step, within);
    setAt(within, rest, value);
  }
}

/** A row of JSON is found by its name, wherever it was moved. */
function stepInto(holder: unknown, step: string | number): unknown {
  if (!Array.isArray(holder) || typeof step === 'number') return Object(holder)[step];
  return holder.find((row) => Object(row).id === step || Object(row).name === step);
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
const startOf = (text: string) => (squeeze(text).length > 60 ? `${squeeze(text).slice(0, 59)}…` : squeeze(text));
const placeOf = ({ text, words }: Unit) => `${text.place} “${startOf(plainOf(words))}”`;
