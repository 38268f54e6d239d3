import { type BeginSpan, during, type Span } from '@frontage/traces/spans.ts';
import type { Payload, PayloadRequest } from 'payload';
import { groupedTransactionsOf } from '../database/groupedTransactions.ts';
import { KeyedMutex } from '../keyedMutex.ts';
import type { Delivery } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';
import { type Channel, type DueDelivery, type Note, TryLater, Undeliverable, Unreachable } from './Channel.ts';
import { type DeliveryKind, defaultPausesS, factsOfKind, pauseMs, type TimelineEntry, timelineOf } from './delivery.ts';
import { createReadDueDelivery, readDeliveries, readDelivery } from './dueDeliveries.ts';
import { withoutTyped } from './withoutTyped.ts';

/** ms for which an unreachable peer is not tried again by the deliveries behind. */
const outageMs = 10_000;

/** So many faults in a row mean that the peer is away; a single one may be a broken connection. */
const faultsOfOutage = 2;

/**
 * Lets one delivery at a time through to a peer. So a process that dies leaves at most one delivery that was sent but
 * not recorded, and two requests of one company do not create it twice. A peer that is away holds up nobody for long:
 * the deliveries behind fail at once. The same applies while a peer has asked to come back later.
 */
class PeerQueue {
  readonly #mutex = new KeyedMutex();
  #faultsInRow = 0;
  #outage: { error: Unreachable | TryLater; until: number } | undefined;

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#mutex.run('peer', () => this.#pass(work));
  }

  async #pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#outage && performance.now() < this.#outage.until) throw this.#outage.error;
    try {
      const result = await work();
      this.#faultsInRow = 0;
      return result;
    } catch (error) {
      this.#faultsInRow = error instanceof Unreachable ? this.#faultsInRow + 1 : 0;
      if (error instanceof Unreachable && this.#faultsInRow >= faultsOfOutage) {
        this.#outage = { error, until: performance.now() + outageMs };
      }
      if (error instanceof TryLater) this.#outage = { error, until: performance.now() + error.afterMs };
      throw error;
    }
  }
}

export interface Taken {
  /** In the order in which they became due. */
  ids: readonly number[];
  holder: string;
  /** False once the lease may end before a peer answers, or once the worker is ending. */
  mayBegin: () => boolean;
}

/** Tries each of the taken deliveries once. If the database failed, rejects after all were tried. */
export type Deliver = (payload: Payload, taken: Taken) => Promise<void>;

interface DeliverOptions {
  channels: Record<DeliveryKind, Channel>;
  now: () => Date;
  /** Seconds between tries. After the last one the delivery counts as failed. */
  pausesS?: readonly number[] | undefined;
  /** Begins the span of each try; undefined if nothing is traced. */
  trace?: BeginSpan | undefined;
}

/**
 * Tries the taken deliveries independently, and records each outcome together with the time of the next try. A delivery
 * recorded as delivered is never tried again. Only if the process dies before it is recorded is it sent once more.
 */
export function createDeliver({ channels, now, pausesS = defaultPausesS, trace }: DeliverOptions): Deliver {
  const queues = { mail: new PeerQueue(), crm: new PeerQueue(), calendar: new PeerQueue() };

  return async (payload, taken) => {
    const rows = await readDeliveries(payload, taken.ids);
    const readDueDelivery = createReadDueDelivery(payload);
    const ends = await Promise.allSettled(rows.map((row) => tryOnce(payload, row, taken, readDueDelivery)));
    // A delivery whose outcome could not be recorded stays taken until its lease ends. One fault is reported for all.
    const fault = ends.find((end) => end.status === 'rejected');
    if (fault) throw fault.reason;
  };

  async function tryOnce(
    payload: Payload,
    row: Delivery,
    { holder, mayBegin }: Taken,
    readDueDelivery: ReturnType<typeof createReadDueDelivery>,
  ): Promise<void> {
    const queue = factsOfKind(row.kind)?.queue;
    const pass = (work: () => Promise<void>) => (queue ? queues[queue].run(work) : work());
    const isOurs = ({ leaseHolder, status }: Delivery) => status === 'owed' && leaseHolder === holder;
    const begun = performance.now();
    let delivery: DueDelivery | undefined;
    try {
      await pass(async () => {
        delivery = await readDueDelivery(row);
        // While it waited it may have been erased, or taken by another worker after its lease ended.
        const due = delivery;
        if (!due || !isOurs(due.row) || !mayBegin()) return;
        await during(trace && beginDelivery(trace, due), async () => {
          const note = await channels[row.kind](due);
          await noteDelivered(payload, due.row, note, performance.now() - begun);
        });
      });
    } catch (error) {
      // Read again: while this one waited or was tried, somebody may have pressed "Send again", or erased it.
      const tried = await readDelivery(payload, row.id);
      if (!tried || !isOurs(tried)) return;
      // A fault of our own database is not a fault of the delivery: it will be taken again.
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

/** The other side has accepted it, but we could not record that. */
class NotNoted extends Error {
  override name = 'NotNoted';
}

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

/**
 * Begins the span of one try. It is not part of the request that owed it, which has already been answered, but links to
 * it.
 */
function beginDelivery(trace: BeginSpan, { request, row }: DueDelivery): Span {
  const requestId = request?.lead.requestId;
  const span = trace(`deliver ${row.kind}`, {
    kind: 'client',
    facts: {
      'frontage.delivery.kind': row.kind,
      'frontage.delivery.try': row.attempts + 1,
      ...(requestId ? { 'frontage.request_id': requestId } : {}),
    },
  });
  if (requestId) span.link(requestId);
  return span;
}
