import { z } from 'zod';

export const webhookEvents = [
  { value: 'request.received', label: 'A request was received' },
  { value: 'request.changed', label: 'The visitor added something to a request' },
  { value: 'request.late', label: 'The answer to a request is late' },
  { value: 'call.booked', label: 'A call was booked' },
  { value: 'call.moved', label: 'A call was moved to another hour' },
  { value: 'call.cancelled', label: 'A call was cancelled' },
  { value: 'subscriber.confirmed', label: 'A subscriber confirmed the newsletter' },
  { value: 'document.published', label: 'A page or another document was published' },
  { value: 'document.unpublished', label: 'A page or another document left the site' },
] as const;
export type WebhookEvent = (typeof webhookEvents)[number]['value'];
export type CallEvent = Extract<WebhookEvent, `call.${string}`>;
export type DocumentEvent = Extract<WebhookEvent, `document.${string}`>;

/** A call as it was at the event. Times are ISO, `zone` is the visitor's. */
export const callFacts = z.object({
  id: z.number(),
  startsAt: z.string(),
  endsAt: z.string(),
  zone: z.string(),
  host: z.string(),
  room: z.string().nullable(),
  /** When it would have begun before it was moved. */
  movedFrom: z.string().optional(),
  /** Who moved or cancelled it. */
  by: z.enum(['visitor', 'sales']).optional(),
});
export type CallFacts = z.infer<typeof callFacts>;

/** A document as visitors see it from then on, or saw it last. */
export const documentFacts = z.object({
  /** As `name` in its declaration: `page`, `article`. */
  kind: z.string(),
  id: z.number(),
  title: z.string(),
  /** Null where it has no address of its own. */
  address: z.string().nullable(),
  /** ISO times from which and until which pages show it; null where it does not matter any more, or never did. */
  visibleFrom: z.string().nullable(),
  visibleUntil: z.string().nullable(),
  /** Whether it was moved to the trash or deleted. */
  isRemoved: z.boolean(),
});
export type DocumentFacts = z.infer<typeof documentFacts>;
