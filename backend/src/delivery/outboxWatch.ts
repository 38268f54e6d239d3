import type { Payload, Where } from 'payload';
import type { Mailer } from './Mailer.ts';
import type { MailAddresses } from './mailChannels.ts';
import { alertMail } from './mails/alertMail.ts';
import { renderMail } from './mails/renderMail.ts';
import { readCompany } from './mails/senderOf.ts';

/** ms after which something that is due and was not tried means that the outbox stands still. */
const standstillMs = 15 * 60_000;
/** ms between two mails about the same standstill. */
const repeatMs = 6 * 3_600_000;
const lookMs = 60_000;

export interface OutboxWatchOptions {
  payload: Payload;
  mailer: Mailer;
  mail: MailAddresses;
  adminUrl: string;
  now: () => Date;
  logger: { error(facts: object, message: string): void };
}

export interface OutboxWatch {
  /** Looks now; true while deliveries move. Tells the operators once where they do not. */
  look(): Promise<boolean>;
  /** Looks now and tells nobody; true while deliveries move. */
  isMoving(): Promise<boolean>;
  /** ms for which the oldest delivery that is due has waited; 0 where none is due. */
  longestWaitMs(): Promise<number>;
  stop(): void;
}

/**
 * Watches that what is due is tried, apart from the workers that try it. The mail to the operators goes past the
 * outbox: what stands still cannot say so.
 */
export function watchOutbox(options: OutboxWatchOptions): OutboxWatch {
  const { logger, now, payload } = options;
  let toldAt: number | undefined;

  async function longestWaitMs(): Promise<number> {
    const dueSince = await oldestDue(payload, now());
    return dueSince === undefined ? 0 : now().getTime() - dueSince.getTime();
  }

  async function look(): Promise<boolean> {
    const waitedMs = await longestWaitMs();
    const isMoving = waitedMs <= standstillMs;
    if (isMoving) toldAt = undefined;
    else await tell(Math.round(waitedMs / 60_000));
    return isMoving;
  }

  async function tell(minutes: number): Promise<void> {
    const at = now().getTime();
    if (toldAt !== undefined && at - toldAt < repeatMs) return;
    logger.error({ minutes }, 'deliveries stand still');
    const { totalDocs } = await payload.count({ collection: 'deliveries', where: { status: { equals: 'owed' } } });
    const { sender } = await readCompany(payload);
    const { from, to } = options.mail;
    const rendered = renderMail(alertMail(minutes, totalDocs, options.adminUrl), sender);
    // Numbers of alerts lie apart from those of deliveries.
    const id = -Math.floor(at / 1000);
    await options.mailer.send({ id, from, to, replyTo: undefined, unsubscribeUrl: undefined, ...rendered });
    // Only now: where the mail did not leave, the next look tries again.
    toldAt = at;
  }

  const timer = setInterval(() => {
    look().catch((error: unknown) => logger.error({ err: error }, 'the outbox could not be watched'));
  }, lookMs).unref();
  return {
    look,
    longestWaitMs,
    isMoving: async () => (await longestWaitMs()) <= standstillMs,
    stop: () => clearInterval(timer),
  };
}

/** Since when the oldest delivery that is due has been so. */
async function oldestDue(payload: Payload, now: Date): Promise<Date | undefined> {
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
