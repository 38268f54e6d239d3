import type { Refusal } from '../guards/refusal.ts';
import type { RawSubmission } from './ContactSubmission.ts';
import type { Uploads } from './files/uploads.ts';

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

/** A body of which nothing could be read. */
export function unread(refusal: Refusal): Reading {
  return { raw: { fields: new Map(), files: [] }, fileFieldsSent: [], refusal };
}
