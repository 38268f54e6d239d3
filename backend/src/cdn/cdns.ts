/** One call to the API of a CDN. */
export interface PurgeCall {
  headers: Record<string, string>;
  body: string;
}

interface Cdn {
  /** The response header that names an answer's keys, and the separator between two keys. */
  header: string;
  between: string;
  /** The calls that make the CDN forget all answers with one of the keys. */
  callsFor(keys: readonly string[], token: string): PurgeCall[];
}

/** How each CDN is told keys, by its own documentation. The operator sets the address of the call. */
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
  // It accepts one key per call.
  bunny: {
    header: 'CDN-Tag',
    between: ',',
    callsFor: (keys, token) => keys.map((key) => jsonCall({ AccessKey: token }, { CacheTag: key })),
  },
  // Its rules are written by the operator: docs/operations/growing.md has some that understand this call.
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
