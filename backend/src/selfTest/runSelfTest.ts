import { setTimeout as pause } from 'node:timers/promises';
import { slotsAnswer } from '@frontage/contract/booking/bookingAnswers.ts';
import { monthAfter } from '@frontage/contract/booking/time.ts';
import { bookingPaths, paths } from '@frontage/contract/paths.ts';
import { z } from 'zod';
import { leastOpenMs } from '../contact/checkForm.ts';
import { type Rehearsals, rehearsalHeader } from './rehearsal.ts';
import { type Offers, type SampleRequest, sampleRequests } from './sampleRequests.ts';

export interface SelfTestOptions {
  /** Where visitors reach the website. */
  url: string;
  rehearsals: Rehearsals;
  document: Offers['document'];
  now: () => Date;
  /** Ends it early. */
  signal?: AbortSignal | undefined;
}

/** ms for one answer: a visitor has gone by then. */
const answerMs = 30_000;
/** How a form may end that came in. */
const ends = ['stored', 'asked'];

const token = z.object({ formToken: z.string() });
const rehearsed = z.object({ outcome: z.string() });

/** Sends a marked request of each form the way of visitors. What did not come in, in a few words each; of nobody. */
export async function runSelfTest(options: SelfTestOptions): Promise<string[]> {
  const { document, now, url } = options;
  const signals = options.signal ? [options.signal] : [];

  async function ask(path: string, sent: RequestInit = {}): Promise<unknown> {
    const { headers, ...rest } = sent;
    const answer = await fetch(`${url}${path}`, {
      ...rest,
      headers: { Accept: 'application/json', ...headers },
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(answerMs), ...signals]),
    });
    if (answer.status !== 200) throw new Error(`status ${answer.status}`);
    return answer.json();
  }

  /** This month, and where it is over or full, the next one. */
  async function hour(): Promise<string | undefined> {
    const thisMonth = now().toISOString().slice(0, 7);
    for (const month of [thisMonth, monthAfter(thisMonth)]) {
      const { slots } = slotsAnswer.parse(await ask(`${bookingPaths.slots}?month=${month}&zone=UTC`));
      const free = slots.find(({ isFree }) => isFree);
      if (free) return free.start;
    }
    return undefined;
  }

  async function send({ fields, formId, path }: SampleRequest): Promise<string[]> {
    try {
      const { formToken } = token.parse(await ask(`${paths.formToken}?formId=${formId}`));
      // Nobody fills a form in sooner, and what does waits in quarantine.
      await pause(leastOpenMs * 1.5);
      const answered = await ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [rehearsalHeader]: options.rehearsals.mark() },
        body: JSON.stringify({ formId, formToken, ...fields }),
      });
      const { outcome } = rehearsed.parse(answered);
      const isIn = ends.includes(outcome) || (formId === 'estimate' && outcome === 'quarantined');
      return isIn ? [] : [`${formId}: ${outcome}`];
    } catch (error) {
      return [`${formId}: ${reasonOf(error)}`];
    }
  }

  try {
    const requests = await sampleRequests({ document, hour }, now());
    // One after the other: a test is no load.
    const faults: string[] = [];
    for (const request of requests) faults.push(...(await send(request)));
    return faults;
  } catch (error) {
    return [`what forms offer: ${reasonOf(error)}`];
  }
}

/** The platform says no more than that a call failed, and why in the cause. */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return 'an answer that is none of ours';
  if (!(error instanceof Error)) return 'failed';
  const { cause } = error;
  return cause instanceof Error && cause.message ? cause.message : error.message;
}
