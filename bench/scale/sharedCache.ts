/** A CDN that keeps each page at each of its places for as long as it may, or until everything is purged. */
export interface SharedCache {
  /** Of all places together. */
  requestsPerS: number;
  pages: number;
  places: number;
  /** How long a page is kept. */
  keptS: number;
  /** Seconds from one publication that purges all pages to the next. */
  purgedEveryS: number;
}

/**
 * What comes through to the hosts a second. Requests come at random (Poisson), the n-th page is asked for 1/n times as
 * often as the first (Zipf). From one purge to the next a page costs the hosts one request at each place at which
 * anybody asks for it, and one more each time it has grown old there.
 */
export function requestsThrough({ keptS, pages, places, purgedEveryS, requestsPerS }: SharedCache): number {
  const shares = Array.from({ length: pages }, (_, place) => 1 / (place + 1));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.reduce((sum, share) => {
    const rate = (requestsPerS * share) / all / places;
    const first = 1 - Math.exp(-rate * purgedEveryS);
    const again = Math.max(0, purgedEveryS - keptS) / (keptS + 1 / rate);
    return sum + (places * Math.min(rate * purgedEveryS, first + again)) / purgedEveryS;
  }, 0);
}
