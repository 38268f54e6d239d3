import type { Lead } from '../../payload-types.ts';
import { referenceOf } from '../reference.ts';

/** Most characters of the company's name, which leaves room for the number. The number is never cut. */
const maxName = 40;

/**
 * Returns the subject of all answers to a request. It is the same each time, so that mailboxes keep them together, and
 * contains nothing that a visitor typed.
 */
export function answerSubject(
  lead: Pick<Lead, 'id' | 'receivedAt' | 'createdAt'>,
  companyName: string | null | undefined,
): string {
  const name = (companyName || 'us').replace(/\s+/g, ' ').trim().slice(0, maxName).toWellFormed();
  return `Re: Your request to ${name} (${referenceOf(lead)})`;
}
