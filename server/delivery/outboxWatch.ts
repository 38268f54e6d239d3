import type { Payload, Where } from 'payload';
import { isWithin } from '../isWithin.ts';
import type { Mailer } from './Mailer.ts';
import type { MailAddresses } from './mailChannels.ts';
import { writeAlertMail } from './mails/faultMails.ts';
import type { MailContent } from './mails/MailContent.ts';
import { renderMail } from './mails/renderMail.ts';
import { readCompany } from './mails/senderOf.ts';

/** ms after which a due delivery that was not tried means that the outbox has stalled. */
const standstillMs = 15 * 60_000;
/** ms between two emails about the same stall. */
const repeatMs = 6 * 3_600_000;
const lookMs = 60_000;

interface OutboxWatchOptions {
  payload: Payload;
  mailer: Mailer;
  mail: MailAddresses;
  adminUrl: string;
  now: () => Date;
  logger: { error(facts: object, message: string): void };
}

/**
 * Watches, independently of the workers, that due deliveries are tried. The email to the operators does not use the
 * outbox, because a stalled one cannot report itself.
 */
export function watchOutbox(options: OutboxWatchOptions) {
  const { logger, now, payload } = options;
  let toldAt: number | undefined;

  /** ms for which the oldest due delivery has waited; 0 if none is due. */
  async function longestWaitMs(): Promise<number> {
    const dueSince = await findOldestDue(payload, now());
    return dueSince === undefined ? 0 : now().getTime() - dueSince.getTime();
  }

  /** Looks now. True while deliveries move; otherwise tells the operators once. */
  async function look(): Promise<boolean> {
    const waitedMs = await longestWaitMs();
    const isMoving = waitedMs <= standstillMs;
    if (isMoving) toldAt = undefined;
    else await tell(Math.round(waitedMs / 60_000));
    return isMoving;
  }

  async function tell(minutes: number): Promise<void> {
    const at = now().getTime();
    if (toldAt !== undefined && isWithin(repeatMs, at, toldAt)) return;
    logger.error({ minutes }, 'deliveries have stopped');
    const { totalDocs } = await payload.count({ collection: 'deliveries', where: { status: { equals: 'owed' } } });
    await writeToOperators(options, writeAlertMail(minutes, totalDocs, options.adminUrl));
    // Only now: if the email was not sent, the next look tries again.
    toldAt = at;
  }

  const timer = setInterval(() => {
    look().catch((error: unknown) => logger.error({ err: error }, 'the outbox could not be watched'));
  }, lookMs).unref();
  return {
    look,
    longestWaitMs,
    /** Looks now and tells nobody. True while deliveries move. */
    isMoving: async () => (await longestWaitMs()) <= standstillMs,
    stop: () => clearInterval(timer),
  };
}

/** Emails the operators directly, not through the outbox. */
export async function writeToOperators(
  { mail: { from, to }, mailer, now, payload }: Pick<OutboxWatchOptions, 'mail' | 'mailer' | 'now' | 'payload'>,
  content: MailContent,
): Promise<void> {
  const { sender } = await readCompany(payload);
  // Negative, so that ids of alerts differ from those of deliveries.
  await mailer.send({ id: -Math.floor(now().getTime() / 1000), from, to, ...renderMail(content, sender) });
}

/** The time since which the oldest due delivery has been due. */
async function findOldestDue(payload: Payload, now: Date): Promise<Date | undefined> {
  const oldest = async (where: Where, sort: 'createdAt' | 'nextTryAt') => {
    const owed = { and: [{ status: { equals: 'owed' } }, where] };
    const one = { limit: 1, pagination: false, depth: 0 } as const;
    const { docs } = await payload.find({ collection: 'deliveries', where: owed, sort, ...one });
    return docs[0]?.[sort];
  };
  const fresh = await oldest({ nextTryAt: { exists: false } }, 'createdAt');
  const triedBefore = await oldest({ nextTryAt: { less_than_equal: now.toISOString() } }, 'nextTryAt');
  const due = [fresh, triedBefore].flatMap((at) => (at ? [Date.parse(at)] : []));
  return due.length === 0 ? undefined : new Date(Math.min(...due));
}
