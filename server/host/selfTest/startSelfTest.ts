import { setTimeout as pause } from 'node:timers/promises';
import { slotsAnswer } from '@frontage/contract/booking/slotsAnswer.ts';
import { monthAfter } from '@frontage/contract/booking/time.ts';
import { type FormName, formNames, formTable } from '@frontage/contract/forms/formTable.ts';
import { bookingPaths, paths } from '@frontage/contract/paths.ts';
import type { Payload } from 'payload';
import { z } from 'zod';
import { leastOpenMs } from '../../forms/checkForm.ts';
import { sampleOf } from '../../forms/sampleAnswers.ts';
import { createRehearsals, rehearsalHeader } from '../../guards/rehearsal.ts';
import type { Environment } from '../../hostEnvironment.ts';
import { type Repeated, repeat } from '../../repeat.ts';
import { type TestingOptions, testIfDue } from './keepTesting.ts';

/** Articles read at a time. */
const stretch = 50;

/** ms between two looks whether a test is due. */
const restMs = 60_000;

interface StartOptions extends Omit<TestingOptions, 'mail' | 'run'> {
  environment: Pick<Environment, 'mail' | 'secret' | 'selfTestUrl'>;
}

/** Keeps testing the intake of all forms at the address in the environment; undefined if it has none. */
export function startSelfTest({ environment, ...options }: StartOptions): Repeated | undefined {
  const { mail, secret, selfTestUrl: url } = environment;
  if (url === undefined) return undefined;
  const { logger, now, payload } = options;
  const run = (signal: AbortSignal) => runSelfTest({ url, secret, payload, now, signal });
  const onFault = (err: unknown) => logger.error({ err }, 'the self-test could not be run');
  return repeat((ending) => testIfDue({ ...options, mail, run }, ending), { onFault, restMs });
}

/** Returns the newest article that offers a document; undefined if none does. */
async function findOfferedDocument(
  payload: Payload,
  now: Date,
): Promise<{ articleId: number; type: string } | undefined> {
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await payload.find({
      collection: 'articles',
      where: { and: [{ _status: { equals: 'published' } }, { date: { less_than_equal: now.toISOString() } }] },
      sort: '-date',
      limit: stretch,
      page,
      depth: 0,
      select: { layout: true },
    });
    for (const { id, layout } of docs) {
      const block = layout?.find((one) => one.blockType === 'downloadPDFForm');
      if (block?.blockType === 'downloadPDFForm' && block.document) return { articleId: id, type: block.document };
    }
    if (!hasNextPage) return undefined;
  }
}

/** A request as a visitor would send it, with nobody's data. */
interface SampleRequest {
  formId: FormName;
  path: string;
  fields: Record<string, string>;
}

interface SelfTestOptions {
  /** Where visitors reach the website. */
  url: string;
  /** That of the host: by it a request is marked as a rehearsal. */
  secret: string;
  payload: Payload;
  now: () => Date;
  /** ms for which each form stays open; {@link usualOpenMs} if left out. */
  openMs?: number | undefined;
  /** Ends the test early. */
  signal?: AbortSignal | undefined;
}

/** A form with its token, or the reason why there is none. */
type OpenForm = SampleRequest & { formToken?: string; fault?: string };

/** ms for one answer: by then a visitor would have left. */
const answerMs = 30_000;
/** A form sent before `leastOpenMs` is quarantined, so each stays open for longer than that. */
const usualOpenMs = leastOpenMs * 1.5;
/** Outcomes of a form that was received. */
const ends = ['stored', 'asked'];

const token = z.object({ formToken: z.string() });
const rehearsed = z.object({ outcome: z.string() });

/**
 * Sends a marked request for each form, the way visitors do. Returns what failed in a few words each, without anybody's
 * data.
 */
export async function runSelfTest(options: SelfTestOptions): Promise<string[]> {
  const { now, openMs = usualOpenMs, url } = options;
  const rehearsals = createRehearsals(options.secret, now);
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

  /** A free hour of this month, or of the next one if this month is over or full. */
  async function hour(): Promise<string | undefined> {
    const thisMonth = now().toISOString().slice(0, 7);
    for (const month of [thisMonth, monthAfter(thisMonth)]) {
      const { slots } = slotsAnswer.parse(await ask(`${bookingPaths.slots}?month=${month}&zone=UTC`));
      const free = slots.find(({ isFree }) => isFree);
      if (free) return free.start;
    }
    return undefined;
  }

  /** What further fields single forms have; undefined if the site offers nothing for it. */
  const further: { [Name in FormName]?: () => Promise<Record<string, string> | undefined> } = {
    // The page chooses the version of the rates. An unknown version is accepted, stored, and left for a person to
    // check.
    estimate: async () => ({ ratesVersion: 'self-test', projectType: 'web' }),
    async booking() {
      const start = await hour();
      return start === undefined ? undefined : { start, zone: 'UTC' };
    },
    async 'article-file'() {
      const offer = await findOfferedDocument(options.payload, now());
      return offer && { type: offer.type, articleId: String(offer.articleId) };
    },
  };

  /** Opens a form as a page does. Its token may be sent once a person would have filled in the form. */
  async function open(request: SampleRequest): Promise<OpenForm> {
    try {
      const { formToken } = token.parse(await ask(`${paths.formToken}?formId=${request.formId}`));
      return { ...request, formToken };
    } catch (error) {
      return { ...request, fault: reasonOf(error) };
    }
  }

  async function send({ fault, fields, formId, formToken, path }: OpenForm): Promise<string[]> {
    try {
      if (fault) return [`${formId}: ${fault}`];
      const answered = await ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [rehearsalHeader]: rehearsals.mark() },
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
    // One at a time, so that the test causes no load.
    const opened: OpenForm[] = [];
    for (const formId of formNames) {
      const more = further[formId] ? await further[formId]() : {};
      if (!more) continue;
      const { path } = formTable[formId];
      opened.push(await open({ formId, path, fields: { ...typedInto(formId, now()), ...more } }));
    }
    await pause(openMs);
    const faults: string[] = [];
    for (const form of opened) faults.push(...(await send(form)));
    return faults;
  } catch (error) {
    return [`what forms offer: ${reasonOf(error)}`];
  }
}

/** `fetch` only says that a call failed; the reason is in the cause. */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return 'an answer that is none of ours';
  if (!(error instanceof Error)) return 'failed';
  const { cause } = error;
  return cause instanceof Error && cause.message ? cause.message : error.message;
}

/** What the test types: a value for every field that an owner may require. */
function typedInto(formId: FormName, now: Date): Record<string, string> {
  const own: Record<string, string> = {
    name: 'Self-test',
    // Nobody can have an address in this domain: RFC 2606.
    email: `${formId}@self-test.invalid`,
    message: `The website tests itself, ${now.toISOString()}`,
    linesOfCode: '100',
  };
  const typed = formTable[formId].fields.flatMap(({ kind, label, name }) => {
    const value = own[name] ?? sampleOf({ id: name, kind, label }, now)[0];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(typed);
}
