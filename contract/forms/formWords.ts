import type { z } from 'zod';
import { answerTime, floodRefused, rateLimited, summaryTitle } from '../contact/messages.ts';
import { usualSentences } from './formSentences.ts';
import { createOwnSentences } from './ownSentences.ts';

const own = createOwnSentences({ usual: usualSentences, inFull });

/** The sentences of forms in the owner's words, by name; missing ones are as usual. */
export const formWords = own.schema;
export type FormWords = z.infer<typeof formWords>;

export const sentenceFault = own.faultOf;

/** The owner's words as forms look them up; empty where all are as usual. */
export const wordsOf = own.wordsOf;

/** Further pairs for numbers that the usual sentence spells out. */
function inFull(name: string, own: string): [usual: string, own: string][] {
  const filled = (value: string, one: number) => own.replaceAll(`{${value}}`, String(one));
  if (name === 'summaryMany') return [2, 3, 4, 5, 6].map((count) => [summaryTitle(count), filled('count', count)]);
  if (name === 'answerTimeMany')
    return [2, 3, 4, 5, 6, 7, 8, 9, 10].map((days) => [answerTime(days), filled('days', days)]);
  if (name === 'rateLimited') return [[rateLimited(1), filled('minutes', 1)]];
  return name === 'floodRefused' ? [[floodRefused(1), filled('minutes', 1)]] : [];
}
