/**
 * Calculates what cannot be measured: how many requests pass through a CDN, and how an outbox empties. Needs nothing
 * running.
 */

import { defaultPausesS } from '@frontage/server/delivery/delivery.ts';
import { runOutboxDay } from './scale/outboxQueue.ts';

const hourS = 3600;

/** Number of places of a CDN, each of which requests pages for itself. */
const places = 50;
const keptS = 24 * hourS;

/** Deliveries per second measured for one host: docs/benchmarks.md. */
const measuredPerS = 127;
const owedForEach = 3;

export async function showScale(): Promise<void> {
  console.log('Requests a second of visitors; pages; all purged every; through to the hosts a second; kept of 100');
  for (const requestsPerS of [1000, 10_000, 100_000]) {
    for (const pages of [200, 20_000]) {
      for (const purgedEveryS of [0.25 * hourS, hourS, 24 * hourS]) {
        const through = calculateRequestsThrough({ requestsPerS, pages, places, keptS, purgedEveryS });
        const kept = 100 * (1 - through / requestsPerS);
        console.log([requestsPerS, pages, `${purgedEveryS / 60} min`, through.toFixed(1), kept.toFixed(2)].join('; '));
      }
    }
  }
  console.log('Contact requests a day; mail away for; most owed at once; caught up after min; p50 s; p99 s');
  for (const requests of [1000, 27_000, 1_000_000, 3_000_000]) {
    for (const hours of [0, 1, 6]) {
      const day = {
        atMostPerS: (requests * owedForEach) / (0.55 * 86_400),
        deliveredPerS: measuredPerS,
        awayFromS: 10 * hourS,
        awayUntilS: (10 + hours) * hourS,
        pausesS: defaultPausesS,
      };
      const { caughtUpAfterS, mostOwed, p50S, p99S } = runOutboxDay(day, createRandom(2026));
      console.log([requests, `${hours} h`, mostOwed, Math.round(caughtUpAfterS / 60), p50S, p99S].join('; '));
    }
  }
}

/** Returns numbers from 0 to 1 that are the same each time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A CDN that caches each page at each of its places for as long as allowed, or until everything is purged. */
interface SharedCache {
  /** Of all places together. */
  requestsPerS: number;
  pages: number;
  places: number;
  /** How long a page is cached. */
  keptS: number;
  /** Seconds between two publications that purge all pages. */
  purgedEveryS: number;
}

/**
 * Returns how many requests per second reach the hosts. Requests arrive at random (Poisson), and the n-th page is
 * requested 1/n times as often as the first (Zipf). Between two purges a page costs the hosts one request at each place
 * where anybody asks for it, and one more each time it has expired there.
 */
function calculateRequestsThrough({ keptS, pages, places, purgedEveryS, requestsPerS }: SharedCache): number {
  const shares = Array.from({ length: pages }, (_, place) => 1 / (place + 1));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.reduce((sum, share) => {
    const rate = (requestsPerS * share) / all / places;
    const first = 1 - Math.exp(-rate * purgedEveryS);
    const again = Math.max(0, purgedEveryS - keptS) / (keptS + 1 / rate);
    return sum + (places * Math.min(rate * purgedEveryS, first + again)) / purgedEveryS;
  }, 0);
}
