import type { Delivery } from '../payload-types.ts';

/**
 * What may be owed for a request. `mail` is one that was written when it was owed. Those from `document-link` on are what
 * is asked of the backend in the admin: it alone writes such mails and makes their links. `page-fault` is owed by a
 * release for what it could not show.
 */
export const deliveryKinds = [
  { value: 'sales-notice', label: 'Email to sales' },
  { value: 'acknowledgement', label: 'Email to the visitor' },
  { value: 'mail', label: 'Email' },
  { value: 'answer', label: 'Answer to the visitor' },
  { value: 'crm', label: 'Entry in the CRM' },
  { value: 'crm-note', label: 'Note at the deal in the CRM' },
  { value: 'webhook', label: 'Webhook' },
  { value: 'document-link', label: 'Email with the document' },
  { value: 'letter-confirm', label: 'Email that asks a reader to confirm' },
  { value: 'call-booking', label: 'Booking of a rescued call' },
  { value: 'call-move', label: 'Move of a call' },
  { value: 'call-end', label: 'End of a call' },
  { value: 'invitation', label: 'Invitation to the admin' },
  { value: 'new-password', label: 'Link for a new password' },
  { value: 'sample-email', label: 'Email to try its words' },
  { value: 'page-fault', label: 'Email about a page that cannot be shown' },
] as const;
export type DeliveryKind = (typeof deliveryKinds)[number]['value'];

/**
 * Kinds of which one worker at a time brings some, however many there are: two that looked for the same new company in
 * the CRM at once would both make it.
 */
export const oneWorkerKinds = ['crm', 'crm-note'] as const satisfies readonly DeliveryKind[];

/** What became of a mail where no mail server is set: it is not sent, whatever its state. */
export const keptInMailbox = 'Kept in the mailbox';

/** Kinds that leave by a mail server, or by none. */
const mailKinds: readonly DeliveryKind[] = [
  'sales-notice',
  'acknowledgement',
  'mail',
  'answer',
  'document-link',
  'letter-confirm',
  'invitation',
  'new-password',
  'sample-email',
  'page-fault',
];

/** How far a delivery has come, in words that are true without a mail server as well. */
export function stateInWords({ kind, status }: Pick<Delivery, 'kind' | 'status'>, smtpUrl: string | undefined): string {
  return status === 'delivered' && !smtpUrl && mailKinds.includes(kind) ? keptInMailbox.toLowerCase() : status;
}

/** What webhooks may be told of. */
export const webhookEvents = [
  { value: 'request.received', label: 'A request was received' },
  { value: 'request.changed', label: 'The visitor added something to a request' },
] as const;
export type WebhookEvent = (typeof webhookEvents)[number]['value'];

/** One line of a delivery's timeline. */
export interface TimelineEntry {
  /** ISO. */
  at: string;
  outcome: 'delivered' | 'failed' | 'postponed' | 'sent again';
  /** In words, where it was not delivered. */
  reason?: string;
  tookMs?: number;
}

/** The timeline of a delivery as it was stored. */
export function timelineOf({ timeline }: Pick<Delivery, 'timeline'>): TimelineEntry[] {
  return Array.isArray(timeline) ? timeline.filter(isEntry) : [];
}

function isEntry(value: unknown): value is TimelineEntry {
  return typeof value === 'object' && value !== null && 'at' in value && 'outcome' in value;
}
