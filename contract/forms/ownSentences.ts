import { z } from 'zod';
import type { Words } from '../contact/worded.ts';

/** Characters, inclusive, of one sentence. */
export const sentenceCharacters = 300;

/** Usual sentences by their names, in the groups in which an owner reads them. */
export type SentenceGroups = readonly { title: string; sentences: Readonly<Record<string, string>> }[];

/** Sentences that differ from the usual ones, by name. */
export type OwnSentences = Record<string, string>;

/** Names that no other group has: they are stored. */
export function inGroup(group: string, sentences: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(sentences).map(([name, text]) => [`${group}.${name}`, text]));
}

/** Names in braces that a sentence has. */
export const namesIn = (sentence: string): readonly string[] => sentence.match(/\{\w+\}/g) ?? [];

interface Options {
  /** The usual sentences by their names. */
  usual: Readonly<Record<string, string>>;
  /** Further usual ones that an own one stands for, such as those that spell a number out. */
  inFull?: (name: string, own: string) => readonly (readonly [usual: string, own: string])[];
  /** Names in braces that own words keep where the usual sentence has them. */
  needed?: readonly string[];
}

/** What an owner may say in place of a table of usual sentences. */
export function createOwnSentences({ inFull = () => [], needed = [], usual: table }: Options) {
  /** Undefined for a name of no sentence, such as `constructor`. */
  const usualOf = (name: string) => (Object.hasOwn(table, name) ? table[name] : undefined);

  /** Why a sentence cannot stand for the usual one of that name, for whoever typed it; undefined where it can. */
  function faultOf(name: string, own: string): string | undefined {
    const usual = usualOf(name);
    if (own.trim() === '') return 'Leave a sentence out in place of emptying it';
    if (own.length > sentenceCharacters) return `A sentence may have at most ${sentenceCharacters} characters`;
    // The subject of an email, for one: a line break would begin another header.
    if (/\p{Cc}|[\u2028\u2029]/u.test(own)) return 'A sentence stands on one line';
    if (usual === undefined) return undefined;
    const [unknown] = namesIn(own).filter((one) => !namesIn(usual).includes(one));
    const known = namesIn(usual).join(', ');
    if (unknown) return `${unknown} stands for nothing here. ${known ? `There is ${known}` : 'Leave it out'}`;
    const [missing] = needed.filter((one) => namesIn(usual).includes(one) && !namesIn(own).includes(one));
    return missing && `${missing} has to stand in it: without it the email is of no use`;
  }

  /** By the names of the sentences. One whose name is no longer known is kept, and said nowhere. */
  const schema = z.record(z.string().max(40), z.string()).superRefine((own, context) => {
    for (const [name, sentence] of Object.entries(own)) {
      const message = faultOf(name, sentence);
      if (message) context.addIssue({ code: 'custom', message, path: [name] });
    }
  });

  /** The owner's words as they are looked up; none where all is as usual. */
  function wordsOf(own: OwnSentences | undefined): Words {
    return Object.entries(own ?? {}).flatMap(([name, sentence]) => {
      const usual = usualOf(name);
      return usual === undefined ? [] : [...inFull(name, sentence), [usual, sentence] as const];
    });
  }

  return { faultOf, schema, wordsOf };
}
