/**
 * Texts about hours while one is chosen. In a module by themselves, so that pages that only show hours load nothing
 * else.
 */
export const hourTexts = {
  chooseDay: 'Choose a day',
  takenTag: 'taken',
  minutesTag: (minutes: number | string) => `${minutes} min`,
  take: (time: string) => `Take ${time}`,
  takeNone: 'Choose an hour',
  nowIn: (place: string, time: string) => `${place}, ${time} now`,
  freeHours: (count: number | string) => ({ 0: 'no hour is free', 1: 'one free hour' })[count] ?? `${count} free hours`,
  hoursIn: (zone: string) => `Hours are shown for ${zone}`,
  noHours: 'The hours cannot be shown at the moment. Load this page again in a minute.',
  noneFree: (month: string) => `No hour is free in ${month}.`,
} as const;
