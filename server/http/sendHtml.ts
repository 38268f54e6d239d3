import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readAcceptedEncodings } from './encoding.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Sends a page that was made for this request, compressed at a fast level because it is read only once. */
export async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.header('Vary', 'Accept-Encoding').type('text/html; charset=utf-8');
  const [encoding] = readAcceptedEncodings(request.headers['accept-encoding']);
  if (encoding === 'identity' || encoding === undefined) return reply.send(html);
  reply.header('Content-Encoding', encoding);
  if (encoding === 'gzip') return reply.send(await gzipped(html, { level: 5 }));
  return reply.send(await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
}
