/** A CDN that caches each page at each of its places for as long as allowed, or until everything is purged. */
export interface SharedCache {
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
export function calculateRequestsThrough({ keptS, pages, places, purgedEveryS, requestsPerS }: SharedCache): number {
  const shares = Array.from({ length: pages }, (_, place) => 1 / (place + 1));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.reduce((sum, share) => {
    const rate = (requestsPerS * share) / all / places;
    const first = 1 - Math.exp(-rate * purgedEveryS);
    const again = Math.max(0, purgedEveryS - keptS) / (keptS + 1 / rate);
    return sum + (places * Math.min(rate * purgedEveryS, first + again)) / purgedEveryS;
  }, 0);
}
