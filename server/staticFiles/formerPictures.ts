import type { Payload } from 'payload';
import { mediaUrl } from '../files/namesOfFiles.ts';
import { findFormerFiles } from '../media/findFormerFiles.ts';
import { memoiseFor } from '../memoiseFor.ts';

/** Finds the new address of replaced pictures. */
export interface FormerPictures {
  /** The current address, by the file's former name; undefined if it was not replaced. */
  find(name: string): Promise<string | undefined>;
}

/** ms for which the names are cached. They are only needed for missing files, and read at most that often. */
const memoisedMs = 5_000;

/** Finds the pictures that editors replaced. */
export function createPayloadFormerPictures(payload: Payload, now: () => Date): FormerPictures {
  const names = memoiseFor(memoisedMs, now, () => findFormerFiles(payload));
  return {
    async find(name) {
      const current = (await names()).get(name);
      return current === undefined ? undefined : mediaUrl(current);
    },
  };
}
