import { inTransaction } from '@frontage/cms/database/inTransaction.ts';
import { enqueueFaults } from '@frontage/cms/delivery/toldFaults.ts';
import { faultsOf } from '@frontage/cms/publishing/publicationState.ts';
import type { PageFault } from '@frontage/contract/release.ts';
import type { Payload } from 'payload';

/**
 * Notes what a release could not show, and owes an email about each fault that the release before did not have: both are
 * there together, or neither is, so that a host that dies in between tells nobody twice.
 */
export async function noteFaults(payload: Payload, faults: readonly PageFault[]): Promise<void> {
  await inTransaction(payload, async (req) => {
    const before = new Set(faultsOf(await payload.findGlobal({ slug: 'publication', depth: 0, req })).map(markOf));
    await payload.updateGlobal({ slug: 'publication', data: { faults: [...faults] }, depth: 0, req });
    // What is shown and lacks something for search engines alone waits on the dashboard.
    await enqueueFaults(
      req,
      faults.filter((fault) => !fault.isShown && !before.has(markOf(fault))),
    );
  });
}

/** By the document, which may have moved, and by what is wrong with it, which may be another thing by now. */
function markOf({ document, message, path }: PageFault): string {
  return JSON.stringify([document ? [document.kind, document.id] : path, withoutPath(message, path)]);
}

/** The first line of a message names the address. */
function withoutPath(message: string, path: string): string {
  return path === '' ? message : message.replaceAll(path, '');
}
