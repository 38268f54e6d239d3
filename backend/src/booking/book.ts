import type { BookingFields } from '@frontage/contract/booking/bookingRequest.ts';
import { bookingTexts } from '@frontage/contract/booking/bookingTexts.ts';
import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import type { RequestEnvelope } from '@frontage/contract/contact/contactRequest.ts';
import { duplicate } from '../contact/accept.ts';
import { findEarlier } from '../contact/findEarlier.ts';
import type { Handles } from '../contact/handles.ts';
import type { MayMail } from '../guards/recipients.ts';
import type { Refusal } from '../guards/refusal.ts';
import type { BookingStore } from './BookingStore.ts';
import { createBookingMails } from './bookingMails.ts';
import type { BookingTokens } from './bookingTokens.ts';
import { detailsOf, hashOf, uidOf, visitorOf } from './callRequest.ts';
import { freeDesk, timesOf } from './freeDesk.ts';
import type { Holds } from './holds.ts';
import { PlaceTaken } from './StoredBooking.ts';

/** Calls to come under one address. */
const maxToCome = 3;

export interface BookOptions {
  store: BookingStore;
  holds: Holds;
  handles: Handles;
  tokens: BookingTokens;
  backendUrl: string;
  mayMail: MayMail;
  now: () => Date;
}

export interface BookCandidate {
  fields: BookingFields;
  envelope: RequestEnvelope;
  idempotencyKey: string | undefined;
  requestId: string;
  suspicion: string | undefined;
}

export type Booked =
  | { outcome: 'stored' | 'quarantined' | 'repeated'; handles: LeadHandles; token: string }
  | { outcome: 'duplicate' | 'key reused' | 'too many'; refusal: Refusal }
  /** The hour is somebody else's, or was never offered. */
  | { outcome: 'taken' };

const tooMany: Refusal = { status: 429, message: bookingTexts.tooMany };

/**
 * The rule for a call: a key seen before gets its first answer; the same call within a day is told so; an hour that is
 * free is given, with lead, call and owed mails in one transaction. R33, R37, R38, R43.
 */
export function createBook(options: BookOptions) {
  const { backendUrl, handles, holds, mayMail, now, store, tokens } = options;

  return async function book(candidate: BookCandidate): Promise<Booked> {
    const [plan, organizer] = await Promise.all([store.plan(), store.organizer()]);
    try {
      return await store.inTransaction(async (ledger): Promise<Booked> => {
        const { suspicion, fields, idempotencyKey, requestId } = candidate;
        const payloadHash = hashOf(fields);
        const receivedAt = now();
        const earlier = await findEarlier(ledger.leads, { idempotencyKey, payloadHash, receivedAt });
        if (earlier?.as === 'key reused') return { outcome: earlier.as, refusal: earlier.refusal };
        const call = earlier && (await ledger.findByLead(earlier.lead.id));
        if (call && earlier.as === 'repeated') {
          const { id, receivedAt: first } = earlier.lead;
          return { outcome: 'repeated', handles: handles.issue(id, first), token: tokens.issue(call.id) };
        }
        // Whoever cancelled may book the same hour again.
        if (call?.startsAt.toISOString() === fields.start && call.state !== 'cancelled') {
          return { outcome: 'duplicate', refusal: duplicate };
        }
        if ((await ledger.countToCome(fields.email, receivedAt)) >= maxToCome) {
          return { outcome: 'too many', refusal: tooMany };
        }
        const startsAt = new Date(fields.start);
        const formId = candidate.envelope.formId ?? 'booking';
        const desk = await freeDesk(ledger, plan, startsAt, fields.hold, holds, receivedAt);
        if (!desk) return { outcome: 'taken' };
        const booking = {
          ...timesOf(plan, desk, startsAt),
          room: desk.room,
          zone: fields.zone,
          uid: uidOf(organizer.email),
        };
        const lead = await ledger.leads.add({
          fields: visitorOf(fields),
          details: detailsOf(booking, desk),
          envelope: { ...candidate.envelope, formId },
          consentGiven: false,
          files: [],
          receivedAt,
          status: suspicion === undefined ? 'new' : 'quarantine',
          quarantineReason: suspicion,
          idempotencyKey,
          requestId,
          payloadHash,
        });
        const state = suspicion === undefined ? 'booked' : 'quarantine';
        const token = tokens.issue(await ledger.add({ ...booking, leadId: lead.id, state }));
        if (suspicion === undefined) {
          const mails = createBookingMails({
            backendUrl,
            organizer,
            token,
            visitor: fields,
            role: desk.role,
            now: receivedAt,
          });
          for (const mail of mails.booked({ ...booking, sequence: 0 })) {
            if (mail.to === 'sales' || (await mayMail(fields.email)))
              await ledger.enqueueMail(lead.id, fields.email, mail);
          }
          await ledger.leads.owe({ id: lead.id, formId }, undefined);
          await holds.release(fields.hold);
        }
        const outcome = suspicion === undefined ? 'stored' : 'quarantined';
        return { outcome, handles: handles.issue(lead.id, lead.receivedAt), token };
      });
    } catch (error) {
      if (error instanceof PlaceTaken) return { outcome: 'taken' };
      throw error;
    }
  };
}
