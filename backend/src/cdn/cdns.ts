/** One call to the API of a CDN. */
export interface PurgeCall {
  headers: Record<string, string>;
  body: string;
}

interface Cdn {
  /** The header by which an answer names its keys, and what is between two. */
  header: string;
  between: string;
  /** What makes the CDN forget all answers with one of the keys. */
  callsFor(keys: readonly string[], token: string): PurgeCall[];
}

/** How each CDN is told keys, by its own description. Which address it is told at is the operator's to say. */
export const cdns = {
  cloudflare: {
    header: 'Cache-Tag',
    between: ',',
    callsFor: (keys, token) => [jsonCall({ Authorization: `Bearer ${token}` }, { tags: keys })],
  },
  fastly: {
    header: 'Surrogate-Key',
    between: ' ',
    callsFor: (keys, token) => [jsonCall({ 'Fastly-Key': token }, { surrogate_keys: keys })],
  },
  // It takes one key at a time.
  bunny: {
    header: 'CDN-Tag',
    between: ',',
    callsFor: (keys, token) => keys.map((key) => jsonCall({ AccessKey: token }, { CacheTag: key })),
  },
  // Its rules are the operator's own: docs/operations/growing.md has those that understand this.
  varnish: {
    header: 'xkey',
    between: ' ',
    callsFor: (keys, token) => [
      { headers: { Authorization: `Bearer ${token}`, 'xkey-purge': keys.join(' ') }, body: '' },
    ],
  },
} as const satisfies Record<string, Cdn>;

export type CdnName = keyof typeof cdns;

function jsonCall(headers: Record<string, string>, body: object): PurgeCall {
  return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}
