import { z } from 'zod';
import type { Words } from '../contact/worded.ts';

/** Characters, inclusive, of one sentence. */
export const sentenceCharacters = 300;

/** Usual sentences by name, in the groups that an owner sees. */
export type SentenceGroups = readonly { title: string; sentences: Readonly<Record<string, string>> }[];

/** Sentences that differ from the usual ones, by name. */
export type OwnSentences = Record<string, string>;

/** Puts the group before the names, so that no other group has them: they are stored. */
export function prefixNames(group: string, sentences: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(sentences).map(([name, text]) => [`${group}.${name}`, text]));
}

/** The names in braces in a sentence. */
export const namesIn = (sentence: string): readonly string[] => sentence.match(/\{\w+\}/g) ?? [];

interface Options {
  /** The usual sentences by name. */
  usual: Readonly<Record<string, string>>;
  /** Further usual sentences that an own one replaces, such as those that spell a number out. */
  inFull?: (name: string, own: string) => readonly (readonly [usual: string, own: string])[];
  /** Names in braces that own words must keep where the usual sentence has them. */
  needed?: readonly string[];
}

/** Schema, check and look-up for the sentences with which an owner may replace those of a table. */
export function createOwnSentences({ inFull = () => [], needed = [], usual: table }: Options) {
  /** Undefined for an unknown name, such as `constructor`. */
  const usualOf = (name: string) => (Object.hasOwn(table, name) ? table[name] : undefined);

  /**
   * Returns why a sentence cannot replace the usual one of that name, for the person who typed it; undefined where it
   * can.
   */
  function faultOf(name: string, own: string): string | undefined {
    const usual = usualOf(name);
    if (own.trim() === '') return 'Leave a sentence out in place of emptying it';
    if (own.length > sentenceCharacters) return `A sentence may have at most ${sentenceCharacters} characters`;
    // In the subject of an email, for one, a line break would begin another header.
    if (/\p{Cc}|[\u2028\u2029]/u.test(own)) return 'A sentence stands on one line';
    if (usual === undefined) return undefined;
    const [unknown] = namesIn(own).filter((one) => !namesIn(usual).includes(one));
    const known = namesIn(usual).join(', ');
    if (unknown) return `${unknown} stands for nothing here. ${known ? `There is ${known}` : 'Leave it out'}`;
    const [missing] = needed.filter((one) => namesIn(usual).includes(one) && !namesIn(own).includes(one));
    return missing && `${missing} has to stand in it: without it the email is of no use`;
  }

  /** Own sentences by name. One whose name is no longer known is kept but not used. */
  const schema = z.record(z.string().max(40), z.string()).superRefine((own, context) => {
    for (const [name, sentence] of Object.entries(own)) {
      const message = faultOf(name, sentence);
      if (message) context.addIssue({ code: 'custom', message, path: [name] });
    }
  });

  /** The owner's words as they are looked up, in the order of the table; empty where all are as usual. */
  function wordsOf(own: OwnSentences = {}): Words {
    return Object.entries(table).flatMap(([name, usual]) => {
      const sentence = Object.hasOwn(own, name) ? own[name] : undefined;
      return sentence === undefined ? [] : [...inFull(name, sentence), [usual, sentence] as const];
    });
  }

  return { faultOf, schema, wordsOf };
}
