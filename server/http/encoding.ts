/** Encodings in which a file may be sent. `identity` is the file itself. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** The suffix of a file's compressed twin; gzip is made on request. */
export const endingOf: Record<Encoding, string> = { br: '.br', gzip: '', identity: '' };

/** Returns the encodings that the client accepts, best first, with `identity` always last. RFC 9110 §12.5.3. */
export function readAcceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return ['identity'];
  const refused = new Set<string>();
  const named = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim());
    const isRefused = parameters.some((one) => /^q=0(?:\.0*)?$/.test(one));
    (isRefused ? refused : named).add(name);
  }
  return encodings.filter(
    (one) => one === 'identity' || (!refused.has(one) && (named.has(one) || (named.has('*') && !refused.has(one)))),
  );
}
