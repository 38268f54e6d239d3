import type { Payload } from 'payload';
import type { Delivery } from '../payload-types.ts';

/**
 * Kinds of deliveries. `mail` is an email that was written when it was owed. Those from `document-link` on are orders
 * to the backend from the admin: only the backend writes such emails and makes their links. `page-fault` is owed by a
 * release, for what it could not show. `queue`: its peer gets one delivery at a time. `isEmail`: it is sent as email.
 */
export const deliveryKinds = [
  { value: 'sales-notice', label: 'Email to sales', queue: 'mail', isEmail: true },
  { value: 'acknowledgement', label: 'Email to the visitor', queue: 'mail', isEmail: true },
  { value: 'mail', label: 'Email', queue: 'mail', isEmail: true },
  { value: 'answer', label: 'Answer to the visitor', queue: 'mail', isEmail: true },
  { value: 'crm', label: 'Entry in the CRM', queue: 'crm' },
  { value: 'crm-note', label: 'Note at the deal in the CRM', queue: 'crm' },
  { value: 'webhook', label: 'Webhook' },
  { value: 'calendar', label: 'Entry in a calendar', queue: 'calendar' },
  { value: 'document-link', label: 'Email with the document', queue: 'mail', isEmail: true },
  { value: 'letter-confirm', label: 'Email that asks a reader to confirm', isEmail: true },
  { value: 'call-booking', label: 'Booking of a rescued call' },
  { value: 'call-move', label: 'Move of a call' },
  { value: 'call-end', label: 'End of a call' },
  { value: 'invitation', label: 'Invitation to the admin', queue: 'mail', isEmail: true },
  { value: 'new-password', label: 'Link for a new password', queue: 'mail', isEmail: true },
  { value: 'wrong-codes', label: 'Email about wrong codes', queue: 'mail', isEmail: true },
  { value: 'sample-email', label: 'Email to try its words', isEmail: true },
  { value: 'answer-due', label: 'Email about an answer that is due', queue: 'mail', isEmail: true },
  { value: 'page-fault', label: 'Email about a page that cannot be shown', queue: 'mail', isEmail: true },
  { value: 'own', label: "By the agency's own code" },
] as const satisfies KindFacts[];
export type DeliveryKind = (typeof deliveryKinds)[number]['value'];

interface KindFacts {
  value: string;
  label: string;
  queue?: 'mail' | 'crm' | 'calendar';
  isEmail?: true;
}

export const factsOfKind = (kind: DeliveryKind): KindFacts | undefined =>
  deliveryKinds.find(({ value }) => value === kind);

/**
 * Kinds that only one worker at a time takes, however many workers there are: two that looked up the same new company
 * in the CRM at once would both create it, and the older of two states of a call could be written last.
 */
export const oneWorkerKinds = ['crm', 'crm-note', 'calendar'] as const satisfies readonly DeliveryKind[];

/** The state of an email where no mail server is set: it is kept, not sent. */
export const keptInMailbox = 'Kept in the mailbox';

/** The state of a delivery, in words that are true without a mail server as well. */
export function stateInWords({ kind, status }: Pick<Delivery, 'kind' | 'status'>, smtpUrl: string | undefined): string {
  return status === 'delivered' && !smtpUrl && factsOfKind(kind)?.isEmail ? keptInMailbox.toLowerCase() : status;
}

/** One line of a delivery's timeline. */
export interface TimelineEntry {
  /** ISO. */
  at: string;
  outcome: 'delivered' | 'failed' | 'postponed' | 'sent again';
  /** In words, where it was not delivered. */
  reason?: string;
  tookMs?: number;
}

export function timelineOf({ timeline }: Pick<Delivery, 'timeline'>): TimelineEntry[] {
  return Array.isArray(timeline) ? timeline.filter(isEntry) : [];
}

function isEntry(value: unknown): value is TimelineEntry {
  return typeof value === 'object' && value !== null && 'at' in value && 'outcome' in value;
}

/** The number of deliveries that have failed permanently and wait for sales to send them again. */
export async function countFailed(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.db.count({ collection: 'deliveries', where: { status: { equals: 'failed' } } });
  return totalDocs;
}

const minuteS = 60;
const hourS = 60 * minuteS;

/**
 * Seconds between tries, five days in all. Nothing waits longer than an hour for a peer that was away for less than a
 * day, nor longer than three after that: the backlog reaches sales soon after the peer is back.
 */
export const defaultPausesS: readonly number[] = [
  minuteS,
  5 * minuteS,
  15 * minuteS,
  30 * minuteS,
  ...Array<number>(24).fill(hourS),
  ...Array<number>(32).fill(3 * hourS),
];

/** ms until the next try after so many failed ones; undefined after the last. Varies randomly by 5% up or down. */
export function pauseMs(pausesS: readonly number[], failedTries: number, chance = Math.random()): number | undefined {
  const seconds = pausesS[failedTries - 1];
  return seconds === undefined ? undefined : seconds * 1000 * (0.95 + chance * 0.1);
}
