import { pauseMs } from '@frontage/server/delivery/delivery.ts';

export interface OutboxDay {
  /** Arrivals per second at the busiest hour; at night a tenth of it. */
  atMostPerS: number;
  /** Deliveries per second of all hosts. */
  deliveredPerS: number;
  /** Period of the day in which nothing can be delivered, in seconds. */
  awayFromS: number;
  awayUntilS: number;
  /** Seconds between tries, after the first, second ... failed one. */
  pausesS: readonly number[];
}

export interface OutboxOutcome {
  delivered: number;
  mostOwed: number;
  /** Seconds from the end of the outage until everything it delayed was delivered. */
  caughtUpAfterS: number;
  /** Waiting time in seconds: median, and 99th percentile. */
  p50S: number;
  p99S: number;
}

interface Owed {
  /** The second at which it arrived. */
  came: number;
  failed: number;
}

const dayS = 86_400;

/** Simulates a day second by second, and what it leaves to the next. `chance` returns numbers from 0 to 1. */
export function runOutboxDay(day: OutboxDay, chance: () => number): OutboxOutcome {
  const waits: number[] = [];
  /** Deliveries due at a second: when they arrived, and how often they have failed. */
  const due = new Map<number, Owed[]>();
  /** In order; those before `next` are done. */
  const ready: Owed[] = [];
  let next = 0;
  let [owed, mostOwed, caughtUp, share] = [0, 0, day.awayUntilS, 0];
  for (let now = 0; now < dayS || owed > 0; now += 1) {
    if (now < dayS) {
      share += day.atMostPerS * (0.55 - 0.45 * Math.cos((now / dayS) * 2 * Math.PI)) * 2 * chance();
      for (; share >= 1; share -= 1) {
        ready.push({ came: now, failed: 0 });
        owed += 1;
      }
    }
    for (const one of due.get(now) ?? []) ready.push(one);
    due.delete(now);
    mostOwed = Math.max(mostOwed, owed);
    const isAway = now >= day.awayFromS && now < day.awayUntilS;
    for (const last = Math.min(ready.length, next + day.deliveredPerS); next < last; next += 1) {
      const one = ready[next] ?? { came: now, failed: 0 };
      const pause = isAway ? pauseMs(day.pausesS, one.failed + 1, chance()) : undefined;
      if (pause !== undefined) {
        const again = now + Math.ceil(pause / 1000);
        const then = due.get(again);
        const tried = { came: one.came, failed: one.failed + 1 };
        if (then) then.push(tried);
        else due.set(again, [tried]);
        continue;
      }
      owed -= 1;
      waits.push(now - one.came);
      if (one.came < day.awayUntilS) caughtUp = Math.max(caughtUp, now);
    }
  }
  waits.sort((a, b) => a - b);
  const at = (part: number) => waits[Math.floor(waits.length * part)] ?? 0;
  return {
    delivered: waits.length,
    mostOwed,
    caughtUpAfterS: caughtUp - day.awayUntilS,
    p50S: at(0.5),
    p99S: at(0.99),
  };
}
