import type { Refusal } from '../guards/refusal.ts';
import type { RawSubmission } from './ContactSubmission.ts';
import type { Uploads } from './files/uploads.ts';

export interface ReadOptions {
  uploads: Uploads;
  /** The most bytes of one file (inclusive). */
  maxFileBytes: number;
  /** False: files are not kept, because the request is refused anyway and only its texts are shown again. */
  keepFiles: boolean;
}

/**
 * The contents of a body. With a refusal, `raw` contains what could be read, to be shown again; its files are deleted.
 */
export interface Reading {
  raw: RawSubmission;
  /** Names of the fields in which a file was sent, whether it was kept or not. */
  fileFieldsSent: string[];
  refusal: Refusal | undefined;
}

/** The reading of a body of which nothing could be read. */
export function unread(refusal: Refusal): Reading {
  return { raw: { fields: new Map(), files: [] }, fileFieldsSent: [], refusal };
}
