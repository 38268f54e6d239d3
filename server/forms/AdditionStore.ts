import { consentNote } from '@frontage/contract/contact/messages.ts';
import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '../database/inTransaction.ts';
import { enqueueForAddition } from '../delivery/enqueueDeliveries.ts';
import { enqueueMail } from '../delivery/enqueueMail.ts';
import { readCompany } from '../delivery/mails/senderOf.ts';
import { KeyedMutex } from '../keyedMutex.ts';
import type { Added, Addition } from './Addition.ts';
import { changesOf, ownFields } from './additionChanges.ts';
import type { ReceivedFile } from './ContactSubmission.ts';
import { findConsentWords } from './consentWords.ts';
import { readReceipt } from './readReceipt.ts';
import { listAdditions, renderAdditionMail } from './renderAdditionMail.ts';

interface AdditionStoreOptions {
  mail: { to: string; from: string };
  adminUrl: string;
}

export type AdditionStore = ReturnType<typeof createAdditionStore>;

/** Stores additions. Rejects if nothing could be written. R44. */
export function createAdditionStore(payload: Payload, { adminUrl, mail }: AdditionStoreOptions) {
  // The same addition sent twice at once counts once: PostgreSQL would show both the request as it was before.
  const mutex = new KeyedMutex();
  return {
    /**
     * Writes an addition to exactly that request and owes sales an email about it, in one transaction; nobody is told
     * about a request in quarantine. Empty fields are filled in. Values that differ from the first ones are stored next
     * to them, so that nothing is lost. A file that the request already has is not taken. `unchanged` if the request
     * already contains everything; `missing` if it was erased.
     */
    add: (leadId: number, addition: Addition) => mutex.run(String(leadId), () => add(leadId, addition)),
    /** What arrived of the request; undefined if it was erased. */
    receiptOf: (leadId: number) => readReceipt(payload, leadId),
    /** The words of a version of the note at a form: the usual one's, or an owner's. */
    findConsentWords: (version: string | undefined) => findConsentWords(payload, version, [consentNote]),
  };

  async function add(leadId: number, { addedAt, consent, fields, files }: Addition): Promise<Added> {
    const { sender } = await readCompany(payload);
    return inTransaction(payload, async (req) => {
      const { docs } = await payload.find({
        collection: 'leads',
        where: { id: { equals: leadId } },
        limit: 1,
        pagination: false,
        depth: 0,
        joins: false,
        select: { ...ownFields, message: true, status: true, projectTypes: true, timeline: true, addition: true },
        req,
      });
      const [lead] = docs;
      if (!lead) return 'missing';
      const fresh = await findNewFiles(payload, req, leadId, files);
      const { changes, told } = changesOf(lead, fields);
      if (Object.keys(changes).length === 0 && fresh.length === 0 && !consent) return 'unchanged';
      const data = { ...changes, ...consent, addedAt: addedAt.toISOString() };
      await payload.update({ collection: 'leads', id: leadId, data, select: { updatedAt: true }, depth: 0, req });
      for (const file of fresh) {
        await payload.create({ collection: 'lead-files', data: { ...file, lead: leadId }, depth: 0, req });
      }
      // A request in quarantine tells nobody. If it is rescued, the addition is reported with it.
      if (lead.status === 'quarantine') return 'added';
      const words = listAdditions(told, fresh);
      const news = renderAdditionMail({ lead, words, adminUrl }, sender);
      await enqueueMail(payload, req, { ...news, ...mail, lead: leadId });
      await enqueueForAddition(payload, req, leadId, words.join('\n'));
      return 'added';
    });
  }
}

/** The files that the request does not have yet: a file may be sent again. */
async function findNewFiles(
  payload: Payload,
  req: PayloadRequest,
  lead: number,
  files: readonly ReceivedFile[],
): Promise<ReceivedFile[]> {
  if (files.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'lead-files',
    where: { lead: { equals: lead } },
    pagination: false,
    depth: 0,
    select: { sha256: true },
    req,
  });
  const known = new Set(docs.map(({ sha256 }) => sha256));
  return files.filter(({ sha256 }) => !known.has(sha256));
}
