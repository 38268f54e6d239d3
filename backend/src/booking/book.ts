import { createHash, randomUUID } from 'node:crypto';
import type { BookingFields } from '@frontage/contract/booking/bookingRequest.ts';
import { bookingTexts } from '@frontage/contract/booking/bookingTexts.ts';
import { dayIn, longDay, timeIn } from '@frontage/contract/booking/time.ts';
import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import type { RequestEnvelope } from '@frontage/contract/contact/contactRequest.ts';
import { duplicate, keyReused } from '../contact/accept.ts';
import type { Handles } from '../contact/handles.ts';
import type { Refusal } from '../guards/refusal.ts';
import { type BookingLedger, type BookingStore, PlaceTaken, type StoredBooking } from './BookingStore.ts';
import { createBookingMails } from './bookingMails.ts';
import type { BookingTokens } from './bookingTokens.ts';
import type { CallPlan, Desk } from './CallPlan.ts';
import type { Holds } from './holds.ts';
import { slotsOf } from './slots.ts';

const duplicateWindowMs = 24 * 3_600_000;
/** Calls to come under one address. */
const maxToCome = 3;

export interface BookOptions {
  store: BookingStore;
  holds: Holds;
  handles: Handles;
  tokens: BookingTokens;
  backendUrl: string;
  now: () => Date;
}

export interface BookCandidate {
  fields: BookingFields;
  envelope: RequestEnvelope;
  idempotencyKey: string | undefined;
  doubt: string | undefined;
}

export type Booked =
  | { outcome: 'stored' | 'quarantined' | 'repeated'; handles: LeadHandles; token: string }
  | { outcome: 'duplicate' | 'key reused' | 'too many'; refusal: Refusal }
  /** The hour is somebody else's, or was never offered. */
  | { outcome: 'taken' };

const tooMany: Refusal = { status: 429, message: bookingTexts.tooMany };

/**
 * The rule for a call: a key seen before gets its first answer; the same call within a day is told so; an hour that is
 * free is given, with lead, call and owed mails in one transaction. Decisions 10, 15, 16, 17.
 */
export function createBook(options: BookOptions) {
  const { backendUrl, handles, holds, now, store, tokens } = options;

  return async function book(candidate: BookCandidate): Promise<Booked> {
    const [plan, organizer] = await Promise.all([store.plan(), store.organizer()]);
    try {
      return await store.inTransaction(async (ledger): Promise<Booked> => {
        const { doubt, fields, idempotencyKey } = candidate;
        const payloadHash = hashOf(candidate);
        const first = idempotencyKey === undefined ? undefined : await ledger.leads.findByKey(idempotencyKey);
        if (first && first.payloadHash !== payloadHash) return { outcome: 'key reused', refusal: keyReused };
        const known = first && (await ledger.findByLead(first.id));
        if (first && known) {
          const token = tokens.issue(known.id);
          return { outcome: 'repeated', handles: handles.issue(first.id, first.receivedAt), token };
        }
        const receivedAt = now();
        const same = await ledger.leads.findSame(payloadHash, new Date(receivedAt.getTime() - duplicateWindowMs));
        const sameCall = same && (await ledger.findByLead(same.id));
        // Whoever cancelled may book the same hour again.
        if (sameCall?.startsAt.toISOString() === fields.start && sameCall.state !== 'cancelled') {
          return { outcome: 'duplicate', refusal: duplicate };
        }
        if ((await ledger.countToCome(fields.email, receivedAt)) >= maxToCome) {
          return { outcome: 'too many', refusal: tooMany };
        }
        const startsAt = new Date(fields.start);
        const desk = await freeDesk(ledger, plan, startsAt, fields.hold, holds, receivedAt);
        if (!desk) return { outcome: 'taken' };
        const call = {
          ...timesOf(plan, desk, startsAt),
          room: desk.room,
          zone: fields.zone,
          uid: uidOf(organizer.email),
        };
        const lead = await ledger.leads.add({
          fields: visitorOf(fields),
          details: detailsOf(call, desk),
          envelope: { ...candidate.envelope, formId: candidate.envelope.formId ?? 'booking' },
          consentGiven: false,
          files: [],
          receivedAt,
          status: doubt === undefined ? 'new' : 'quarantine',
          quarantineReason: doubt,
          idempotencyKey,
          payloadHash,
        });
        const state = doubt === undefined ? 'booked' : 'quarantine';
        const token = tokens.issue(await ledger.add({ ...call, leadId: lead.id, state }));
        if (doubt === undefined) {
          const mails = createBookingMails({
            backendUrl,
            organizer,
            token,
            visitor: fields,
            role: desk.role,
            now: receivedAt,
          });
          for (const mail of mails.booked({ ...call, sequence: 0 })) await ledger.oweMail(lead.id, fields.email, mail);
          await ledger.oweForRequest(lead.id);
          holds.release(fields.hold);
        }
        const outcome = doubt === undefined ? 'stored' : 'quarantined';
        return { outcome, handles: handles.issue(lead.id, lead.receivedAt), token };
      });
    } catch (error) {
      if (error instanceof PlaceTaken) return { outcome: 'taken' };
      throw error;
    }
  };
}

/** Somebody who is free for a call at that moment, where one is offered then. */
export async function freeDesk(
  ledger: Pick<BookingLedger, 'busy'>,
  plan: CallPlan,
  startsAt: Date,
  hold: string | undefined,
  holds: Holds,
  now: Date,
  /** The call that is moved does not stand in its own way. */
  moved?: StoredBooking,
): Promise<Desk | undefined> {
  const until = new Date(startsAt.getTime() + 1);
  const booked = (await ledger.busy(startsAt, until)).filter(
    ({ host, startsAt: other }) => host !== moved?.host || other.getTime() !== moved.startsAt.getTime(),
  );
  const busy = [...booked, ...holds.busyFor(hold)];
  return slotsOf({ plan, from: startsAt, until, busy, now })[0]?.free[0];
}

/** The stretch of time of a call with that desk. */
export function timesOf({ minutes }: CallPlan, { host }: Desk, startsAt: Date) {
  return { host, startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
}

/** Lines of facts for sales, which read UTC. */
export function detailsOf({ startsAt, zone }: Pick<StoredBooking, 'startsAt' | 'zone'>, { host }: { host: string }) {
  return [
    `Call: ${longDay(dayIn(startsAt, 'UTC'))}, ${timeIn(startsAt, 'UTC')} UTC`,
    `With: ${host}`,
    `Their clock: ${longDay(dayIn(startsAt, zone))}, ${timeIn(startsAt, zone)} in ${zone}`,
  ].join('\n');
}

function visitorOf({ name, email, company, phone, message }: BookingFields) {
  return { name, email, company, phone, message };
}

function uidOf(email: string): string {
  return `${randomUUID()}@${/@([A-Za-z0-9.-]+)$/.exec(email)?.[1] ?? 'localhost'}`;
}

/** What makes two requests the same: who wants to talk, when, and about what. Decision 17. */
function hashOf({ fields }: BookCandidate): string {
  const { company, email, message, name, phone, start } = fields;
  const counted = ['booking', email.toLowerCase(), name, company, phone, message, start];
  return createHash('sha256').update(JSON.stringify(counted).normalize('NFC')).digest('base64url');
}
