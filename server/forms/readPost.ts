import type { FastifyRequest } from 'fastify';
import { checkContentType } from '../guards/contentType.ts';
import type { Refusal } from '../guards/refusal.ts';
import { prefersHtml } from './answer.ts';
import { type Reading, type ReadOptions, unread } from './Reading.ts';
import { readSubmission } from './readSubmission.ts';

/** Reads what a form sent, and answers `unavailable` if the disk fails. */
export function createReadPost({ maxFileBytes, unavailable, uploads }: ReadPostOptions) {
  async function read(request: FastifyRequest, keepFiles: boolean): Promise<Reading> {
    try {
      return await readSubmission(request, { uploads, maxFileBytes, keepFiles });
    } catch (error) {
      request.log.error({ err: error }, 'a file could not be stored');
      return unread(unavailable);
    }
  }

  return {
    read,
    /**
     * Reads what was typed, to show it again to a visitor without script who should come back later. Other refused
     * requests are not read.
     */
    async whatWasTyped(request: FastifyRequest, refusal: Refusal): Promise<Reading> {
      const isWorthwhile =
        refusal.retryAfterS !== undefined &&
        !refusal.isCurt &&
        prefersHtml(request) &&
        checkContentType(request) === undefined;
      return isWorthwhile ? read(request, false) : unread(refusal);
    },
  };
}

interface ReadPostOptions extends Pick<ReadOptions, 'maxFileBytes' | 'uploads'> {
  /** The refusal if the disk fails. */
  unavailable: Refusal;
}
