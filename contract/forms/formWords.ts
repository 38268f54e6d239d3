import { z } from 'zod';
import { floodRefused, rateLimited, summaryTitle } from '../contact/messages.ts';
import type { Words } from '../contact/worded.ts';
import { usualSentences } from './formSentences.ts';

/** Characters, inclusive, of one sentence. */
export const sentenceCharacters = 300;

/** Names in braces that a sentence has. */
const namesIn = (sentence: string): readonly string[] => sentence.match(/\{\w+\}/g) ?? [];

/** Undefined for a name of no sentence, such as `constructor`. */
const usualOf = (name: string) => (Object.hasOwn(usualSentences, name) ? usualSentences[name] : undefined);

/** Why a sentence cannot stand for the usual one of that name, for whoever typed it; undefined where it can. */
export function sentenceFault(name: string, own: string): string | undefined {
  const usual = usualOf(name);
  if (own.trim() === '') return 'Leave a sentence out in place of emptying it';
  if (own.length > sentenceCharacters) return `A sentence may have at most ${sentenceCharacters} characters`;
  if (usual === undefined) return undefined;
  const [unknown] = namesIn(own).filter((one) => !namesIn(usual).includes(one));
  const known = namesIn(usual).join(', ');
  return unknown && `${unknown} stands for nothing here. ${known ? `There is ${known}` : 'Leave it out'}`;
}

/**
 * What the forms say in the owner's words, by the names of the sentences; the others are as usual. One whose name is no
 * longer known is kept, and said nowhere.
 */
export const formWords = z.record(z.string().max(40), z.string()).superRefine((own, context) => {
  for (const [name, sentence] of Object.entries(own)) {
    const message = sentenceFault(name, sentence);
    if (message) context.addIssue({ code: 'custom', message, path: [name] });
  }
});

export type FormWords = z.infer<typeof formWords>;

/** The owner's words as forms look them up; none where all is as usual. */
export function wordsOf(own: FormWords | undefined): Words {
  return Object.entries(own ?? {}).flatMap(([name, sentence]) => {
    const usual = usualOf(name);
    return usual === undefined ? [] : [...inFull(name, sentence), [usual, sentence] as const];
  });
}

/** Numbers that the usual sentence spells out. */
function inFull(name: string, own: string): [usual: string, own: string][] {
  const filled = (value: string, one: number) => own.replaceAll(`{${value}}`, String(one));
  if (name === 'summaryMany') return [2, 3, 4, 5, 6].map((count) => [summaryTitle(count), filled('count', count)]);
  if (name === 'rateLimited') return [[rateLimited(1), filled('minutes', 1)]];
  return name === 'floodRefused' ? [[floodRefused(1), filled('minutes', 1)]] : [];
}
