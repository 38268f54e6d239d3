import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { slotsAnswer } from '@frontage/contract/booking/slotsAnswer.ts';
import { monthAfter } from '@frontage/contract/booking/time.ts';
import { ask, pickAddress } from './ask.ts';

/** The result of a race for one hour. */
export interface Race {
  start: string;
  /** How many callers were told that the hour is theirs. */
  won: number;
  callers: number;
}

/** Returns free hours of the next month. */
export async function listFreeHours(url: string, count: number): Promise<string[]> {
  const month = monthAfter(new Date().toISOString().slice(0, 7));
  const response = await fetch(`${url}/booking/slots?month=${month}&zone=UTC`);
  const { slots } = slotsAnswer.parse(await response.json());
  const hours = slots.filter(({ isFree, start }) => isFree && start.startsWith(month)).map(({ start }) => start);
  if (hours.length < count) throw new Error(`There are ${hours.length} free hours, and ${count} are needed`);
  return hours.slice(0, count);
}

/** At each host one caller books the same hour at the same moment, and asks until it gets an answer. */
export async function race(urls: readonly string[], formToken: string, start: string, number: number): Promise<Race> {
  const callers = urls.map(async (_, place): Promise<boolean> => {
    const fields = {
      formId: 'booking',
      formToken,
      name: `Caller ${number}`,
      email: `caller${number}.${place}@example.com`,
      start,
      zone: 'UTC',
    };
    const [from, key] = [pickAddress(), randomUUID()];
    for (let turn = place; ; turn += 1) {
      const answer = await ask(urls[turn % urls.length] ?? '', { path: '/booking', fields, from, key });
      if (answer?.status === 200) return true;
      if (answer?.status === 409) return false;
      if (answer && answer.status < 500) throw new Error(`A caller was refused with status ${answer.status}`);
      await delay(100 + Math.random() * 200);
    }
  });
  const ended = await Promise.all(callers);
  return { start, won: ended.filter(Boolean).length, callers: ended.length };
}
