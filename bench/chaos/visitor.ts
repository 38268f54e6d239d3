import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { leastOpenMs } from '@frontage/server/forms/checkForm.ts';
import { type Answer, ask, pickAddress } from './ask.ts';

/** The final answer to a visitor, and the number of tries it took. */
export interface Told {
  number: number;
  dealHandle: string;
  tries: number;
  /** Time in ms from an unanswered sending to the answer; 0 if the first one was answered. */
  waitedMs: number;
  /** Time in ms of the longest sending, until it was answered or known to be cut off. */
  slowestMs: number;
  /** Whether the visitor sent the same once more with another key, and how that was answered. */
  again: 'not sent' | 'duplicate' | 'taken twice';
}

/** One in so many visitors sends the same once more, as somebody would who did not trust the answer. */
const doubtsEvery = 10;

/**
 * Plays one visitor: sends a request and, as our client does, repeats it with the same key until we confirm it. A
 * killed host looks like a lost answer. With several hosts each try goes to the next one, and the first try to two of
 * them at once.
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
  const from = pickAddress();
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

/** Returns a token old enough for a person to have filled in its form. */
export async function formTokenOf(url: string, formId = 'contact'): Promise<string> {
  const answer: unknown = await (await fetch(`${url}/form-token?formId=${formId}`)).json();
  await delay(leastOpenMs + 100);
  if (typeof answer === 'object' && answer && 'formToken' in answer) return String(answer.formToken);
  throw new Error('There is no form token');
}
