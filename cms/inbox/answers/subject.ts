import type { Lead } from '../../payload-types.ts';
import { referenceOf } from '../reference.ts';

/** Characters of the company's name that leave room for the number, which is never cut. */
const maxName = 40;

/**
 * The subject of all answers to a request: the same each time, so that mailboxes keep them together. Nothing that a
 * visitor typed is in it.
 */
export function answerSubject(
  lead: Pick<Lead, 'id' | 'receivedAt' | 'createdAt'>,
  companyName: string | null | undefined,
): string {
  const name = (companyName || 'us').replace(/\s+/g, ' ').trim().slice(0, maxName).toWellFormed();
  return `Re: Your request to ${name} (${referenceOf(lead)})`;
}
