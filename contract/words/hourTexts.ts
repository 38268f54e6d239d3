import { createSay, createSayCount, type Words } from './say.ts';

/** What is said while an hour is chosen: loaded with the page, so apart from what the form of a call says later. */
export const hourTexts = {
  'hour.nowIn': '{place}, {time} now',
  'hour.hoursIn': 'Hours are shown for {zone}',
  'hour.chooseDay': 'Choose a day',
  'hour.noHours': 'The hours cannot be shown at the moment. Load this page again in a minute.',
  'hour.noneFree': 'No hour is free in {month}.',
  'hour.noFreeHours': 'no hour is free',
  'hour.freeHour': 'one free hour',
  'hour.freeHours': '{count} free hours',
  'hour.takenTag': 'taken',
  'hour.minutesTag': '{minutes} min',
  'hour.takeNone': 'Choose an hour',
  'hour.take': 'Take {time}',
} as const;

export const sayHour = createSay(hourTexts);

const sayCount = createSayCount(hourTexts);

/** How many hours are free on a day. */
export function sayFreeHours(words: Words | undefined, count: number): string {
  if (count === 0) return sayHour(words, 'hour.noFreeHours');
  return sayCount(words, { one: 'hour.freeHour', other: 'hour.freeHours' }, count);
}
