import type { FastifyRequest } from 'fastify';
import { type BodyKind, bodyKindOf } from '../guards/contentType.ts';
import type { Refusal } from '../guards/refusal.ts';
import type { RawSubmission } from './ContactSubmission.ts';
import type { Uploads } from './files/uploads.ts';
import { fieldsOfForm, fieldsOfJson, malformed, readText } from './readFields.ts';
import { readMultipart } from './readMultipart.ts';

export interface ReadOptions {
  uploads: Uploads;
  /** Bytes, inclusive, of one file. */
  maxFileBytes: number;
  /** Undefined: files are not kept, because the request is refused anyway and only its texts are shown again. */
  keepFiles: boolean;
}

/** What a body held. With a refusal, `raw` has what could be read, to be shown again; its files are gone. */
export interface Reading {
  raw: RawSubmission;
  /** Names of the fields in which a file was sent, kept or not. */
  fileFieldsSent: string[];
  refusal: Refusal | undefined;
}

/** Reads a body of any of the three kinds. Rejects only when the disk fails. */
export async function readSubmission(request: FastifyRequest, options: ReadOptions): Promise<Reading> {
  const kind = bodyKindOf(request);
  if (kind === undefined) return unread(malformed);
  if (kind === 'multipart') return readMultipart(request, options);
  return readTextBody(request, kind);
}

async function readTextBody(request: FastifyRequest, kind: Exclude<BodyKind, 'multipart'>): Promise<Reading> {
  const body = await readText(request.raw);
  if ('refusal' in body) return unread(body.refusal);
  const fields = kind === 'json' ? fieldsOfJson(body.text) : fieldsOfForm(body.text);
  return fields ? { raw: { fields, files: [] }, fileFieldsSent: [], refusal: undefined } : unread(malformed);
}

/** A body of which nothing could be read. */
export function unread(refusal: Refusal): Reading {
  return { raw: { fields: new Map(), files: [] }, fileFieldsSent: [], refusal };
}
