import { oncePer } from '../primitives/once.ts';

/** Sentences by id, in place of the usual ones: the owner's, or those of another language. */
export type Words = Readonly<Record<string, string>>;

/** What is filled in for the names in braces. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/** The names in braces in a sentence. */
type NamesIn<Usual extends string> = Usual extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The values of a sentence: all that it names, and none where it names none. */
export type ValuesFor<Usual extends string> = [NamesIn<Usual>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<Usual>, string | number>>];

/** Fills in the names in braces. What is filled in stays as it is, whatever it contains. */
export function fill(sentence: string, values: Values = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (kept, name) => String(values[name] ?? kept));
}

/**
 * Makes the function that says the sentences of a table: by id, with the values that the sentence names, in the words
 * that replace the usual ones.
 */
export function createSay<const Table extends Words>(table: Table) {
  return <Id extends keyof Table & string>(
    words: Words | undefined,
    id: Id,
    ...[values]: ValuesFor<Table[Id]>
  ): string => fill(words?.[id] ?? table[id] ?? id, values);
}

/** Each takes a tenth of a millisecond, and pages count often. */
const formsIn = oncePer((language: string) => new Intl.PluralRules(language));

/** The ids of a sentence that counts something; a language with more forms has them as `other.few`, `other.many`. */
interface Forms<One extends string, Other extends string> {
  one: One;
  other: Other;
  /** Numbers that the usual sentences spell out, from one on; others, and those in other words, are figures. */
  spelled?: readonly string[] | undefined;
}

/** Makes the function that says how many, in the form that the language of the words has for that number. */
export function createSayCount<const Table extends Words>(table: Table) {
  return <One extends keyof Table & string, Other extends keyof Table & string>(
    words: Words | undefined,
    { one, other, spelled = [] }: Forms<One, Other>,
    count: number,
  ): string => {
    const form = formsIn(words?.language ?? 'en').select(count);
    const own = words?.[form === 'one' ? one : `${other}.${form}`] ?? words?.[other];
    return fill(own ?? table[form === 'one' ? one : other] ?? other, {
      [nameIn(table[other])]: own ? count : (spelled[count - 1] ?? count),
    });
  };
}

/** The name in braces of a sentence that has one. */
const nameIn = (sentence = ''): string => /\{(\w+)\}/.exec(sentence)?.[1] ?? '';

/** A sentence before it is said: nobody knows yet in whose words. */
export interface Said<Id extends string = string> {
  id: Id;
  values: Values;
  /** It counts: the id of its form for one, how many, and the numbers that the usual sentence spells out. */
  counted?: { one: string; count: number; spelled?: readonly string[] };
  /** It is a fault of a field, whose values depend on the words. */
  fault?: FieldOfFault;
}

/** A bound as the language of the words writes it; a day is a text, and stays as it is. */
export const sayBound = (words: Words | undefined, bound: unknown): string | undefined =>
  (bound as number | undefined)?.toLocaleString(words?.language ?? 'en');

/** The field of a fault, and the bound that it broke. */
export interface FieldOfFault {
  name: string;
  /** In the owner's words, where there are some. */
  label?: string | null | undefined;
  least?: unknown;
  most?: unknown;
}

/** Makes the function that names a sentence of a table, with its values, for somebody who says it later. */
export function createNaming<const Table extends Words>(_table: Table) {
  return <Id extends keyof Table & string>(id: Id, ...[values]: ValuesFor<Table[Id]>): Said<Id> => ({
    id,
    values: values ?? {},
  });
}
