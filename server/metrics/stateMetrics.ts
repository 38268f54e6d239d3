import { Gauge, type Registry } from 'prom-client';
import type { ReadyPart } from '../health/readiness.ts';

export interface StateOptions {
  /** Number of deliveries in that state. */
  countDeliveries: (state: 'owed' | 'failed') => Promise<number>;
  /** ms for which the oldest delivery that is due has waited; 0 if none is due. */
  longestWaitMs: () => Promise<number>;
  /** Free bytes on the disk of DATA_DIR. */
  freeBytes: () => Promise<number>;
  /** When a backup was last restored and compared; undefined if never. */
  restoreProvenAt: () => Promise<Date | undefined>;
  /** The time up to which writes are in a moment of the database; undefined if none are kept. */
  momentsHoldUntil?: (() => Date) | undefined;
  readiness: () => Promise<{ parts: Partial<Record<ReadyPart['name'], { state: string }>> }>;
}

/**
 * Adds metrics that are read on each scrape: the outbox, the disk and the parts of `/readyz`. A metric that cannot be
 * read is left out, so that an alarm on its absence fires while the rest is still reported.
 */
export function addStateMetrics(register: Registry, options: StateOptions): void {
  const { countDeliveries, freeBytes, longestWaitMs, momentsHoldUntil, readiness, restoreProvenAt } = options;
  new Gauge({
    name: 'frontage_outbox_deliveries',
    help: 'Deliveries by state: owed ones are tried again, failed ones wait for a person.',
    labelNames: ['state'] as const,
    registers: [register],
    async collect() {
      this.reset();
      for (const state of ['owed', 'failed'] as const) {
        const count = await readIfPossible(countDeliveries(state));
        if (count !== undefined) this.set({ state }, count);
      }
    },
  });
  new Gauge({
    name: 'frontage_outbox_wait_seconds',
    help: 'Seconds for which the oldest delivery that is due has waited.',
    registers: [register],
    async collect() {
      const ms = await readIfPossible(longestWaitMs());
      if (ms === undefined) this.remove();
      else this.set(ms / 1000);
    },
  });
  new Gauge({
    name: 'frontage_data_free_bytes',
    help: 'Bytes that are free where DATA_DIR lies.',
    registers: [register],
    async collect() {
      const bytes = await readIfPossible(freeBytes());
      if (bytes === undefined) this.remove();
      else this.set(bytes);
    },
  });
  new Gauge({
    name: 'frontage_restore_proven_timestamp_seconds',
    help: 'When a backup was restored and compared last, in seconds since 1970.',
    registers: [register],
    async collect() {
      const provenAt = await readIfPossible(restoreProvenAt());
      if (provenAt === undefined) this.remove();
      else this.set(provenAt.getTime() / 1000);
    },
  });
  if (momentsHoldUntil)
    new Gauge({
      name: 'frontage_moments_hold_until_timestamp_seconds',
      help: 'Until when what was written is in a moment of the database, in seconds since 1970.',
      registers: [register],
      collect() {
        this.set(momentsHoldUntil().getTime() / 1000);
      },
    });
  new Gauge({
    name: 'frontage_part_ready',
    help: '1 where a part of /readyz is ok, else 0.',
    labelNames: ['part'] as const,
    registers: [register],
    async collect() {
      for (const [part, { state }] of Object.entries((await readiness()).parts)) {
        this.set({ part }, state === 'ok' ? 1 : 0);
      }
    },
  });
}

/** Resolves to undefined if it cannot be read: `/readyz` reports that for its part. */
function readIfPossible<Value>(value: Promise<Value>): Promise<Value | undefined> {
  return value.catch(() => undefined);
}
