import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { leastOpenMs } from '@frontage/backend/src/contact/checkForm.ts';

/** What a visitor was told at the end, and how often it took to get there. */
export interface Told {
  number: number;
  dealHandle: string;
  tries: number;
}

/**
 * One visitor: sends a request and, as our client does, sends it again with the same key until it is told that we have
 * it. A killed host looks to it like a lost answer. Where there are several hosts, each try goes to the next one, and
 * the first to two of them at once.
 */
export async function visit(urls: readonly string[], formToken: string, number: number): Promise<Told> {
  const body = JSON.stringify({
    formId: 'contact',
    formToken,
    name: `Visitor ${number}`,
    email: `visitor${number}@example.com`,
    company: `Company ${number % 10}`,
    message: `Request number ${number}. It must not get lost.`,
  });
  const key = randomUUID();
  for (let tries = 1; ; tries += 1) {
    const turns = tries === 1 && urls.length > 1 ? [0, 1] : [0];
    const sent = turns.map((turn) => send(urls[(number + tries + turn) % urls.length] ?? '', body, key));
    const answers = (await Promise.all(sent)).filter((one) => one !== undefined);
    const answer = answers.find(({ status }) => status === 200) ?? answers[0];
    if (answer?.status === 200) return { number, dealHandle: answer.dealHandle, tries };
    if (answer && answer.status < 500) throw new Error(`Visitor ${number} was refused with status ${answer.status}`);
    await delay(100 + Math.random() * 200);
  }
}

async function send(url: string, body: string, key: string) {
  try {
    const headers = { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': key };
    const response = await fetch(`${url}/send-mail`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(20_000),
    });
    const answer: unknown = await response.json();
    return { status: response.status, dealHandle: handleIn(answer) };
  } catch {
    // The host was killed, or is not up yet.
    return undefined;
  }
}

function handleIn(answer: unknown): string {
  if (typeof answer !== 'object' || !answer || !('data' in answer)) return '';
  const { data } = answer;
  return typeof data === 'object' && data && 'dealId' in data ? String(data.dealId) : '';
}

/** A token that is old enough for a person to have filled in its form. */
export async function formTokenOf(url: string): Promise<string> {
  const answer: unknown = await (await fetch(`${url}/form-token?formId=contact`)).json();
  await delay(leastOpenMs + 100);
  if (typeof answer === 'object' && answer && 'formToken' in answer) return String(answer.formToken);
  throw new Error('There is no form token');
}
