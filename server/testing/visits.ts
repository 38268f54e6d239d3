import { setTimeout as delay } from 'node:timers/promises';
import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';
import { expect } from 'vitest';
import { type HostProcess, startHostProcess } from './hostProcess.ts';
import { typed } from './requests.ts';

/** For hosts whose visitors all come from one address. */
export const roomForVisits = { SEND_MAIL_PER_10_MINUTES: '10000', SEND_MAIL_ALL_PER_10_MINUTES: '10000' };

/** All that visitors see if nothing is wrong. */
export const answered = new Set(['GET 200', 'POST 200']);

/** ms between the requests of one visitor: without a pause they would take a core from all other tests. */
const paceMs = 20;

/** Two visitors read pages and one sends requests, each one at a time, until `end` is called. */
export function beginVisits(url: string) {
  const answers: string[] = [];
  let isOver = false;
  let enough = 0;
  const untilMore = new Map<number, () => void>();
  const note = (answer: string) => {
    answers.push(answer);
    untilMore.get(answers.length)?.();
  };
  async function read(): Promise<void> {
    for (; !isOver; await delay(paceMs)) note(`GET ${(await fetch(`${url}/`)).status}`);
  }
  async function write(): Promise<void> {
    const { formToken } = (await (await fetch(`${url}/form-token?formId=contact`)).json()) as FormToken;
    for (; !isOver; await delay(paceMs)) {
      enough += 1;
      const body = JSON.stringify({ ...typed, formId: 'contact', formToken, email: `visitor${enough}@example.com` });
      const headers = { 'content-type': 'application/json', accept: 'application/json' };
      note(`POST ${(await fetch(`${url}/send-mail`, { method: 'POST', headers, body })).status}`);
    }
  }
  const visits = [read(), read(), write()];
  return {
    /** Waits until that many more requests were answered. */
    more: (count: number) => new Promise<void>((resolve) => untilMore.set(answers.length + count, resolve)),
    async end() {
      isOver = true;
      await Promise.all(visits);
      return new Set(answers);
    },
  };
}

/** Stops a host as an operator does, and restarts it with the same data, until the test is over or `atEnd` decides. */
export async function startAgain(
  host: HostProcess,
  variables: Record<string, string> = {},
  atEnd?: Parameters<typeof startHostProcess>[3],
): Promise<HostProcess> {
  host.terminate();
  expect(await host.ended).toBe(0);
  const next = await startHostProcess({ ...roomForVisits, ...variables }, host, [], atEnd);
  await expect.poll(async () => (await fetch(`${next.url}/readyz`)).status).toBe(200);
  return next;
}
