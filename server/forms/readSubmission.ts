import type { FastifyRequest } from 'fastify';
import { type BodyKind, bodyKindOf } from '../guards/contentType.ts';
import { type Reading, type ReadOptions, unread } from './Reading.ts';
import { malformed, parseFormFields, parseJsonFields, readText } from './readFields.ts';
import { readMultipart } from './readMultipart.ts';

/** Reads a body in any of the three encodings. Rejects only if the disk fails. */
export async function readSubmission(request: FastifyRequest, options: ReadOptions): Promise<Reading> {
  const kind = bodyKindOf(request);
  if (kind === undefined) return unread(malformed);
  if (kind === 'multipart') return readMultipart(request, options);
  return readTextBody(request, kind);
}

async function readTextBody(request: FastifyRequest, kind: Exclude<BodyKind, 'multipart'>): Promise<Reading> {
  const body = await readText(request.raw);
  if ('refusal' in body) return unread(body.refusal);
  const fields = kind === 'json' ? parseJsonFields(body.text) : parseFormFields(body.text);
  return fields ? { raw: { fields, files: [] }, fileFieldsSent: [], refusal: undefined } : unread(malformed);
}
