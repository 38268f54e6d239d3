import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ask } from './ask.ts';

/** The result of many requests from one address. */
export interface Counted {
  most: number;
  sent: number;
  letThrough: number;
  refused: number;
  /** Cut off by a kill: nobody knows whether they were counted. */
  lost: number;
}

/** Sends more from one address than it may, to all hosts in turn. The form is invalid, so that nothing is stored. */
export async function sendTooMuch(urls: readonly string[], formToken: string, most: number): Promise<Counted> {
  const fields = { formId: 'contact', formToken, name: 'Greedy', email: 'nowhere', message: 'More' };
  const counted: Counted = { most, sent: 2 * most, letThrough: 0, refused: 0, lost: 0 };
  for (let turn = 0; counted.letThrough + counted.refused + counted.lost < counted.sent; turn += 1) {
    let isUnheard = false;
    const onSilence = (isSo: boolean) => {
      isUnheard = isSo;
    };
    const sending = { path: '/send-mail', fields, from: '127.0.2.1', key: randomUUID(), onSilence };
    const answer = await ask(urls[turn % urls.length] ?? '', sending);
    if (answer?.status === 422) counted.letThrough += 1;
    else if (answer?.status === 429) counted.refused += 1;
    else if (!isUnheard) counted.lost += 1;
    await delay(200);
  }
  return counted;
}

/** Whether the count is exact, except for lost requests, each of which may have been counted. */
export function isExact({ letThrough, lost, most }: Counted): boolean {
  return letThrough <= most && letThrough + lost >= most;
}
