import type { Receipt } from '@frontage/contract/visit.ts';
import type { Payload } from 'payload';
import { answerDue, momentInWords } from '../delivery/mails/requestFacts.ts';
import { readCompany } from '../delivery/mails/senderOf.ts';
import { referenceOf } from '../inbox/reference.ts';

/** Characters of the message that the receipt repeats. */
const messageCharacters = 240;

/** What arrived of a request, for the visitor who has just sent it. Undefined if it was erased meanwhile. */
export async function readReceipt(payload: Payload, leadId: number): Promise<Receipt | undefined> {
  const [{ docs }, files, { promises }] = await Promise.all([
    payload.find({
      collection: 'leads',
      where: { id: { equals: leadId } },
      limit: 1,
      pagination: false,
      depth: 0,
      joins: false,
      select: { receivedAt: true, createdAt: true, email: true, message: true },
    }),
    payload.find({
      collection: 'lead-files',
      where: { lead: { equals: leadId } },
      pagination: false,
      depth: 0,
      select: { fileName: true },
    }),
    readCompany(payload),
  ]);
  const [lead] = docs;
  if (!lead) return undefined;
  const { email, message } = lead;
  return {
    reference: referenceOf(lead),
    received: momentInWords(new Date(lead.receivedAt ?? lead.createdAt), promises.language),
    answerBy: momentInWords(answerDue(lead, undefined, promises.answerWorkingDays), promises.language),
    ...(email ? { email } : {}),
    ...(message ? { message: beginningOf(message) } : {}),
    files: files.docs.map(({ fileName }) => fileName),
  };
}

function beginningOf(message: string): string {
  const text = message.replaceAll(/\s+/g, ' ').trim();
  return text.length > messageCharacters ? `${text.slice(0, messageCharacters).trimEnd()}…` : text;
}
