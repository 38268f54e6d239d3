import { groupedTransactionsOf } from '@frontage/cms/database/groupedTransactions.ts';
import type { DeliveryKind, TimelineEntry } from '@frontage/cms/deliveries/delivery.ts';
import { timelineOf } from '@frontage/cms/deliveries/delivery.ts';
import { queueDelivery } from '@frontage/cms/deliveries/oweDeliveries.ts';
import type { Deliver } from '@frontage/cms/jobs/deliver.ts';
import type { Delivery } from '@frontage/cms/payload-types.ts';
import type { Payload, PayloadRequest } from 'payload';
import { Turns } from '../contact/turns.ts';
import { withoutContents } from '../contact/withoutContents.ts';
import { type Carrier, type Note, type OwedDelivery, TryLater, Undeliverable } from './Carrier.ts';
import { createSurroundings, deliveryNow, dueDeliveries } from './dueDeliveries.ts';
import { Lane } from './Lane.ts';
import { defaultPausesS, pauseMs } from './pauses.ts';
import { withoutTyped } from './withoutTyped.ts';

export interface DeliverOptions {
  carriers: Record<DeliveryKind, Carrier>;
  now: () => Date;
  /** Seconds between one try and the next; after the last it counts as failed. */
  pausesS?: readonly number[] | undefined;
}

/** Peers that are served one delivery at a time. */
const laneOf: Partial<Record<DeliveryKind, 'mail' | 'crm'>> = {
  'sales-notice': 'mail',
  acknowledgement: 'mail',
  mail: 'mail',
  invitation: 'mail',
  'new-password': 'mail',
  crm: 'crm',
  'crm-note': 'crm',
};

/**
 * Tries what is due, each delivery for itself, and notes how it went together with the next try. What is noted as
 * delivered is never tried again; only where the process dies between the two, it goes out once more.
 */
export function createDeliver({ carriers, now, pausesS = defaultPausesS }: DeliverOptions): Deliver {
  const turns = new Turns();
  const lanes = { mail: new Lane(), crm: new Lane() };

  return async ({ input, req: { payload } }) => {
    // Two jobs may name the same delivery: after a restart, or where somebody pressed "Send again".
    const name = input.lead ? `request ${input.lead}` : `delivery ${input.delivery}`;
    try {
      await turns.take(name, async () => {
        const due = await dueDeliveries(payload, input, now());
        const surroundingsOf = createSurroundings(payload);
        await Promise.all(due.map((row) => turns.take(`one ${row.id}`, () => tryOnce(payload, row, surroundingsOf))));
      });
    } catch (error) {
      // The queue stores the message with the job, and that of a database repeats the row.
      const { name: kind, code } = withoutContents(error);
      throw new Error(`Deliveries could not be looked after: ${[kind, code].filter(Boolean).join(' ')}`, {
        cause: error,
      });
    }
    return { output: {} };
  };

  async function tryOnce(
    payload: Payload,
    row: Delivery,
    surroundingsOf: ReturnType<typeof createSurroundings>,
  ): Promise<void> {
    const lane = laneOf[row.kind];
    const pass = (work: () => Promise<void>) => (lane ? lanes[lane].take(work) : work());
    const begun = performance.now();
    let delivery: OwedDelivery | undefined;
    try {
      await pass(async () => {
        delivery = await surroundingsOf(row);
        // Another job may have delivered it while this one waited, or somebody erased it.
        if (delivery?.row.status !== 'owed') return;
        const note = await carriers[row.kind](delivery);
        await noteDelivered(payload, delivery.row, note, performance.now() - begun);
      });
    } catch (error) {
      // A fault of our own database is no fault of the delivery: the job itself is tried again.
      if (error instanceof NotNoted) throw error;
      // As it stands now: while this one waited or was tried, somebody may have pressed "Send again", or erased it.
      const tried = await deliveryNow(payload, row.id);
      if (tried?.status !== 'owed') return;
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
        const id = typeof row.mail === 'object' ? row.mail.id : row.mail;
        const data = {
          status: next ? ('owed' as const) : ('failed' as const),
          attempts: failedTries,
          lastError: reason,
        };
        await payload.db.updateOne({ collection: 'mails', id, data, req, returning: false });
      }
      if (next) await queueDelivery(payload, req, { delivery: row.id }, next);
    });
  }
}

/** The other side has it, and we could not write that down. */
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
  const data = { nextTryAt: null, ...change, attempts: row.attempts + 1, timeline: [...timelineOf(row), entry] };
  await payload.db.updateOne({ collection: 'deliveries', id: row.id, data, req, returning: false });
}

function reasonOf(error: unknown, delivery: OwedDelivery | undefined): string {
  const words = error instanceof Error ? error.message : String(error);
  return withoutTyped(words.slice(0, 2000), delivery).slice(0, 500);
}
