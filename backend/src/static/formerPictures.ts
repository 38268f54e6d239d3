import { mediaUrl } from '@frontage/cms/files/mediaUrl.ts';
import { findFormerFiles } from '@frontage/cms/media/findFormerFiles.ts';
import type { Payload } from 'payload';
import { memoiseFor } from '../memoiseFor.ts';

/** Where the file of a picture is that was replaced. */
export interface FormerPictures {
  /** An address, by the name that the file had. */
  find(name: string): Promise<string | undefined>;
}

/** ms for which the names are believed: asked only for files that are gone, they are read at most that often. */
const memoisedMs = 5_000;

/** The pictures that editors replaced. */
export function createPayloadFormerPictures(payload: Payload, now: () => Date): FormerPictures {
  const names = memoiseFor(memoisedMs, now, () => findFormerFiles(payload));
  return {
    async find(name) {
      const current = (await names()).get(name);
      return current === undefined ? undefined : mediaUrl(current);
    },
  };
}
