import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Encodings in which a file may be sent. `identity` is the file itself. */
const encodings = ['br', 'gzip', 'identity'] as const;
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
  const isNamed = (one: Encoding) => !refused.has(one) && (named.has(one) || named.has('*'));
  return encodings.filter((one) => one === 'identity' || isNamed(one));
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Sends a page that was made for this request, compressed at a fast level because it is read only once. */
export async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.header('Vary', 'Accept-Encoding').type('text/html; charset=utf-8');
  const [encoding] = readAcceptedEncodings(request.headers['accept-encoding']);
  if (encoding === 'identity' || encoding === undefined) return reply.send(html);
  return reply.header('Content-Encoding', encoding).send(await compress(html, encoding, encoding === 'gzip' ? 5 : 4));
}

/** `level`: from 1, fast, to 9, small. */
export async function compress(content: string | Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === 'identity') return Buffer.from(content);
  if (encoding === 'gzip') return gzipped(content, { level });
  return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
}
