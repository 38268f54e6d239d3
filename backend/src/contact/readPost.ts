import type { FastifyRequest } from 'fastify';
import { checkContentType } from '../guards/contentType.ts';
import type { Refusal } from '../guards/refusal.ts';
import { prefersHtml } from './answer.ts';
import { type Reading, type ReadOptions, unread } from './Reading.ts';
import { readSubmission } from './readSubmission.ts';
import { withoutContents } from './withoutContents.ts';

/** Reads what a form sent, as far as its disk lets it. */
export function createReadPost({ maxFileBytes, unavailable, uploads }: ReadPostOptions) {
  async function read(request: FastifyRequest, keepFiles: boolean): Promise<Reading> {
    try {
      return await readSubmission(request, { uploads, maxFileBytes, keepFiles });
    } catch (error) {
      request.log.error({ err: withoutContents(error) }, 'a file could not be stored');
      return unread(unavailable);
    }
  }

  return {
    read,
    /** For a visitor without script who should come back later: what was typed is shown again. Others are refused unread. */
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
  /** What is answered where the disk fails. */
  unavailable: Refusal;
}
