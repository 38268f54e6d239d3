import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { leastOpenMs } from '@frontage/backend/src/contact/checkForm.ts';
import { type Answer, anyAddress, ask } from './ask.ts';

/** What a visitor was told at the end, and how often it took to get there. */
export interface Told {
  number: number;
  dealHandle: string;
  tries: number;
  /** ms from a sending that no host answered to being told; 0 where the first one was answered. */
  waitedMs: number;
  /** ms of its longest sending, until that was answered or known to be cut off. */
  slowestMs: number;
  /** Whether it sent the same once more with another key, and how that was answered. */
  again: 'not sent' | 'duplicate' | 'taken twice';
}

/** Every so many visitors send what they have sent once more, as somebody who did not believe it. */
const doubtsEvery = 10;

/**
 * One visitor: sends a request and, as our client does, sends it again with the same key until it is told that we have
 * it. A killed host looks to it like a lost answer. Where there are several hosts, each try goes to the next one, and
 * the first to two of them at once.
 */
export async function visit(urls: readonly string[], formToken: string, number: number): Promise<Told> {
  const fields = {
    formId: 'contact',
    formToken,
    name: `Visitor ${number}`,
    email: `visitor${number}@example.com`,
    company: `Company ${number % 10}`,
    message: `Request number ${number}. It must not get lost.`,
  };
  const from = anyAddress();
  const send = (key: string, turn: number) =>
    ask(urls[(number + turn) % urls.length] ?? '', { path: '/send-mail', fields, from, key });
  const key = randomUUID();
  let lostAt: number | undefined;
  let slowestMs = 0;
  for (let tries = 1; ; tries += 1) {
    const begun = performance.now();
    const turns = tries === 1 && urls.length > 1 ? [0, 1] : [0];
    const answers = (await Promise.all(turns.map((turn) => send(key, tries + turn)))).filter(
      (one) => one !== undefined,
    );
    const answer = answers.find(({ status }) => status === 200) ?? answers[0];
    slowestMs = Math.max(slowestMs, performance.now() - begun);
    if (answer?.status === 200) {
      const waitedMs = lostAt === undefined ? 0 : performance.now() - lostAt;
      const again = number % doubtsEvery === 0 ? await sendAgain((turn) => send(randomUUID(), turn)) : 'not sent';
      return { number, dealHandle: handleIn(answer), tries, waitedMs, slowestMs, again };
    }
    if (answer && answer.status < 500) throw new Error(`Visitor ${number} was refused with status ${answer.status}`);
    // A proxy answers for a host that is gone.
    if (!answer || answer.status >= 500) lostAt ??= begun;
    await delay(100 + Math.random() * 200);
  }
}

async function sendAgain(send: (turn: number) => Promise<Answer | undefined>): Promise<Told['again']> {
  for (let turn = 0; ; turn += 1) {
    const answer = await send(turn);
    if (answer?.status === 429) return 'duplicate';
    if (answer?.status === 200) return 'taken twice';
    await delay(100 + Math.random() * 200);
  }
}

function handleIn({ body }: Answer): string {
  if (typeof body !== 'object' || !body || !('data' in body)) return '';
  const { data } = body;
  return typeof data === 'object' && data && 'dealId' in data ? String(data.dealId) : '';
}

/** A token that is old enough for a person to have filled in its form. */
export async function formTokenOf(url: string, formId = 'contact'): Promise<string> {
  const answer: unknown = await (await fetch(`${url}/form-token?formId=${formId}`)).json();
  await delay(leastOpenMs + 100);
  if (typeof answer === 'object' && answer && 'formToken' in answer) return String(answer.formToken);
  throw new Error('There is no form token');
}
