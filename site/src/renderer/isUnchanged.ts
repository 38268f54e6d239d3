import { ContentError } from '../page-data/ContentError.ts';
import type { Ledger } from '../page-data/ledger.ts';
import type { Made, MadePage } from './madeFile.ts';

/** Whether each fact of a page still has the same answer as when the page was made. */
export async function isUnchanged({ facts, isOld }: MadePage, { known }: Made, ledger: Ledger): Promise<boolean> {
  if (isOld) return false;
  for (const key of facts) {
    const hash = await ledger.hashOf(key).catch(ignoreUnfit);
    if (hash === undefined || hash !== known.hashes.get(key)) return false;
  }
  return true;
}

/** Ignores content that does not fit; it is reported where its page is made. */
function ignoreUnfit(error: unknown): undefined {
  if (!(error instanceof ContentError)) throw error;
}
