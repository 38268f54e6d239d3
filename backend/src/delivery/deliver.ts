import { groupedTransactionsOf } from '@frontage/cms/database/groupedTransactions.ts';
import type { DeliveryKind, TimelineEntry } from '@frontage/cms/delivery/delivery.ts';
import { timelineOf } from '@frontage/cms/delivery/delivery.ts';
import type { Delivery } from '@frontage/cms/payload-types.ts';
import { idOf } from '@frontage/cms/references/idOf.ts';
import { type BeginSpan, during } from '@frontage/traces/spans.ts';
import type { Payload, PayloadRequest } from 'payload';
import { type Channel, type DueDelivery, type Note, TryLater, Undeliverable } from './Channel.ts';
import { createReadDueDelivery, readDeliveries, readDelivery } from './dueDeliveries.ts';
import { PeerQueue } from './PeerQueue.ts';
import { defaultPausesS, pauseMs } from './pauses.ts';
import { beginDelivery } from './traceDelivery.ts';
import { withoutTyped } from './withoutTyped.ts';

/** Deliveries that a worker has taken. */
export interface Taken {
  /** In the order in which they were owed. */
  ids: readonly number[];
  /** The worker, as the rows name it. */
  holder: string;
  /** False once the lease may end before a peer has answered, or the worker ends. */
  mayBegin: () => boolean;
}

/** Tries each of the taken once. Rejects, once all are through, where the database failed. */
export type Deliver = (payload: Payload, taken: Taken) => Promise<void>;

export interface DeliverOptions {
  channels: Record<DeliveryKind, Channel>;
  now: () => Date;
  /** Seconds between one try and the next; after the last it counts as failed. */
  pausesS?: readonly number[] | undefined;
  /** Begins the span of each try; undefined where nothing is traced. */
  trace?: BeginSpan | undefined;
}

/** Peers that are served one delivery at a time. */
const queueOf: Partial<Record<DeliveryKind, 'mail' | 'crm'>> = {
  'sales-notice': 'mail',
  acknowledgement: 'mail',
  mail: 'mail',
  answer: 'mail',
  invitation: 'mail',
  'new-password': 'mail',
  'page-fault': 'mail',
  crm: 'crm',
  'crm-note': 'crm',
};

/**
 * Tries what was taken, each delivery for itself, and notes how it went together with the next try. What is noted as
 * delivered is never tried again; only where the process dies between the two, it goes out once more.
 */
export function createDeliver({ channels, now, pausesS = defaultPausesS, trace }: DeliverOptions): Deliver {
  const queues = { mail: new PeerQueue(), crm: new PeerQueue() };

  return async (payload, taken) => {
    const rows = await readDeliveries(payload, taken.ids);
    const readDueDelivery = createReadDueDelivery(payload);
    const ends = await Promise.allSettled(rows.map((row) => tryOnce(payload, row, taken, readDueDelivery)));
    // What could not be looked after stays taken until its lease ends. One fault stands for all.
    const fault = ends.find((end) => end.status === 'rejected');
    if (fault) throw fault.reason;
  };

  async function tryOnce(
    payload: Payload,
    row: Delivery,
    { holder, mayBegin }: Taken,
    readDueDelivery: ReturnType<typeof createReadDueDelivery>,
  ): Promise<void> {
    const queue = queueOf[row.kind];
    const pass = (work: () => Promise<void>) => (queue ? queues[queue].run(work) : work());
    const isOurs = ({ leaseHolder, status }: Delivery) => status === 'owed' && leaseHolder === holder;
    const begun = performance.now();
    let delivery: DueDelivery | undefined;
    try {
      await pass(async () => {
        delivery = await readDueDelivery(row);
        // While it waited, somebody may have erased it; where its lease ended, another worker has it.
        const due = delivery;
        if (!due || !isOurs(due.row) || !mayBegin()) return;
        await during(trace && beginDelivery(trace, due), async () => {
          const note = await channels[row.kind](due);
          await noteDelivered(payload, due.row, note, performance.now() - begun);
        });
      });
    } catch (error) {
      // As it stands now: while this one waited or was tried, somebody may have pressed "Send again", or erased it.
      const tried = await readDelivery(payload, row.id);
      if (!tried || !isOurs(tried)) return;
      // A fault of our own database is no fault of the delivery: it is taken again.
      if (error instanceof NotNoted) throw error;
      await noteFailed(payload, tried, { error, reason: reasonOf(error, delivery) }, performance.now() - begun);
    }
  }

  async function noteDelivered(payload: Payload, row: Delivery, note: Note | undefined, ms: number): Promise<void> {
    const at = now().toISOString();
    const entry: TimelineEntry = { at, outcome: 'delivered', tookMs: Math.round(ms) };
    try {
      await groupedTransactionsOf(payload)(async (req) => {
        await note?.(req);
        await update(payload, req, row, entry, { status: 'delivered', deliveredAt: at, lastError: null });
      });
    } catch (error) {
      throw new NotNoted('A delivery could not be noted', { cause: error });
    }
  }

  async function noteFailed(
    payload: Payload,
    row: Delivery,
    { error, reason }: { error: unknown; reason: string },
    ms: number,
  ): Promise<void> {
    const failedTries = row.attempts + 1;
    const pause = error instanceof Undeliverable ? undefined : pauseMs(pausesS, failedTries);
    const asked = error instanceof TryLater ? error.afterMs : 0;
    const next = pause === undefined ? undefined : new Date(now().getTime() + Math.max(pause, asked));
    const entry: TimelineEntry = {
      at: now().toISOString(),
      outcome: error instanceof TryLater ? 'postponed' : 'failed',
      reason,
      tookMs: Math.round(ms),
    };
    await groupedTransactionsOf(payload)(async (req) => {
      await update(payload, req, row, entry, {
        status: next ? 'owed' : 'failed',
        nextTryAt: next?.toISOString() ?? null,
        lastError: reason,
      });
      if (row.mail) {
        const id = idOf(row.mail);
        const data = {
          status: next ? ('owed' as const) : ('failed' as const),
          attempts: failedTries,
          lastError: reason,
        };
        await payload.db.updateOne({ collection: 'mails', id, data, req, returning: false });
      }
    });
  }
}

/** The other side has it, and we could not write that down. */
class NotNoted extends Error {
  override name = 'NotNoted';
}

/** Notes a try, and lets go of the delivery. */
async function update(
  payload: Payload,
  req: PayloadRequest,
  row: Delivery,
  entry: TimelineEntry,
  change: Partial<Pick<Delivery, 'status' | 'deliveredAt' | 'nextTryAt' | 'lastError'>>,
): Promise<void> {
  const tries = { attempts: row.attempts + 1, timeline: [...timelineOf(row), entry] };
  const data = { nextTryAt: null, leaseHolder: null, leaseUntil: null, ...change, ...tries };
  await payload.db.updateOne({ collection: 'deliveries', id: row.id, data, req, returning: false });
}

function reasonOf(error: unknown, delivery: DueDelivery | undefined): string {
  const words = error instanceof Error ? error.message : String(error);
  return withoutTyped(words.slice(0, 2000), delivery).slice(0, 500);
}
