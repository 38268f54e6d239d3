import type { PageFault } from '@frontage/contract/release.ts';
import type { Payload } from 'payload';
import { inTransaction } from '../database/inTransaction.ts';
import { enqueueFaults } from '../delivery/toldFaults.ts';
import { faultsOf } from './publicationState.ts';

/**
 * Notes what a release could not show, and enqueues an email about each fault that the previous release did not have.
 * Both happen in one transaction, so that a host that dies in between tells nobody twice.
 */
export async function noteFaults(payload: Payload, faults: readonly PageFault[]): Promise<void> {
  await inTransaction(payload, async (req) => {
    const before = new Set(faultsOf(await payload.findGlobal({ slug: 'publication', depth: 0, req })).map(markOf));
    await payload.updateGlobal({ slug: 'publication', data: { faults: [...faults] }, depth: 0, req });
    // Faults of pages that are shown, which only concern search engines, are only on the dashboard.
    await enqueueFaults(
      req,
      faults.filter((fault) => !fault.isShown && !before.has(markOf(fault))),
    );
  });
}

/** Identifies a fault by its document, whose address may change, and by what is wrong with it. */
function markOf({ document, message, path }: PageFault): string {
  return JSON.stringify([document ? [document.kind, document.id] : path, withoutPath(message, path)]);
}

/** The first line of a message contains the address. */
function withoutPath(message: string, path: string): string {
  return path === '' ? message : message.replaceAll(path, '');
}
