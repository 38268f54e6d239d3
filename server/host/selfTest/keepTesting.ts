import type { FastifyBaseLogger } from 'fastify';
import type { Payload } from 'payload';
import { z } from 'zod';
import type { Mailer } from '../../delivery/Mailer.ts';
import type { MailAddresses } from '../../delivery/mailChannels.ts';
import { writeSelfTestMail } from '../../delivery/mails/faultMails.ts';
import { writeToOperators } from '../../delivery/outboxWatch.ts';
import { isWithin } from '../../isWithin.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** ms after which a failed test is repeated: the first may have met a restart. */
const againMs = 5 * minuteMs;
/** ms between two emails about the same failure. */
const repeatMs = 6 * 60 * minuteMs;
/** Failed tests in a row that raise an alarm. */
const failuresOfAlarm = 2;

/** The result of the last test, shared by all hosts of a database. */
const result = z.object({
  at: z.coerce.date(),
  faults: z.array(z.string()),
  /** Failed tests in a row. */
  failures: z.number(),
  toldAt: z.coerce.date().optional(),
});
type Result = z.infer<typeof result>;

const key = 'self-test';

export interface TestingOptions {
  payload: Payload;
  /** Sends a request for each form; returns what failed. */
  run: (signal: AbortSignal) => Promise<string[]>;
  mailer: Mailer;
  mail: MailAddresses;
  now: () => Date;
  logger: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

/**
 * Runs a test if one is due: once a day, and more often while it fails. A test that is ended early does not count.
 * Operators are emailed directly, not through the outbox.
 */
export async function testIfDue(options: TestingOptions, signal: AbortSignal): Promise<void> {
  const { logger, now, payload, run } = options;
  const last = await lastResult(payload);
  if (last && isWithin(last.failures > 0 ? againMs : dayMs, now(), last.at)) return;
  const faults = await run(signal);
  if (signal.aborted) return;
  const failures = faults.length > 0 ? (last?.failures ?? 0) + 1 : 0;
  const toldAt = failures > 0 ? last?.toldAt : undefined;
  const next: Result = { at: now(), faults, failures, toldAt };
  await keep(next);
  if (failures === 0) {
    logger.info('the self-test came in by every form');
    return;
  }
  logger.error({ faults, failures }, 'the self-test did not come in');
  const isTold = toldAt !== undefined && isWithin(repeatMs, now(), toldAt);
  if (failures < failuresOfAlarm || isTold) return;
  await writeToOperators(options, writeSelfTestMail(faults));
  await keep({ ...next, toldAt: now() });

  async function keep({ at, toldAt: told, ...rest }: Result): Promise<void> {
    await payload.kv.set(key, { ...rest, at: at.toISOString(), ...(told ? { toldAt: told.toISOString() } : {}) });
  }
}

/** Rejects, naming what failed, after enough failed tests for an alarm. */
export async function checkSelfTest(payload: Payload): Promise<void> {
  const last = await lastResult(payload);
  if (last && last.failures >= failuresOfAlarm)
    throw new Error(`The self-test did not come in: ${last.faults.join('; ')}`);
}

async function lastResult(payload: Payload): Promise<Result | undefined> {
  return result.safeParse(await payload.kv.get(key)).data;
}
