import type { BookingFields } from '@frontage/contract/booking/bookingRequest.ts';
import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import type { RequestEnvelope } from '@frontage/contract/contact/contactRequest.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import { naming } from '@frontage/contract/words/siteTexts.ts';
import { type Acceptance, type Arrival, createAccept, type Newcomer } from '../forms/accept.ts';
import type { Handles } from '../forms/handles.ts';
import { fingerprintOf } from '../forms/payloadHash.ts';
import type { MayMail } from '../guards/recipients.ts';
import type { Refusal } from '../guards/refusal.ts';
import type { BookingLedger, BookingStore } from './BookingStore.ts';
import { createBookingMails } from './bookingMails.ts';
import type { Busy, CallPlan } from './CallPlan.ts';
import { writesCalls } from './calendars/calendarChannel.ts';
import { detailsOf, uidOf, visitorOf } from './callFacts.ts';
import type { BookingTokens } from './change.ts';
import { findFreeDesk, timesOf } from './findFreeHours.ts';
import type { Holds } from './holds.ts';
import { type Organizer, PlaceTaken } from './StoredBooking.ts';

/** The most upcoming calls under one address. */
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

export interface BookCandidate extends Arrival {
  fields: BookingFields;
  envelope: RequestEnvelope;
}

interface PlannedCandidate extends BookCandidate {
  plan: CallPlan;
  organizer: Organizer;
  elsewhere: readonly Busy[];
}

interface BookedCall {
  handles: LeadHandles;
  token: string;
}

type Unbooked =
  | { outcome: 'too many'; refusal: Refusal }
  /** Somebody else has the hour, or it was never offered. */
  | { outcome: 'taken' };

export type Booked = Acceptance<BookedCall, Unbooked>;

const tooMany: Refusal = { status: 429, code: 'too_many_calls', message: naming('tooManyCalls') };

/**
 * The rule for a call: the same call within a day is reported as a duplicate. A free hour is given, with lead, call and
 * owed emails in one transaction. R43.
 */
export function createBook({ backendUrl, handles, holds, mayMail, now, store, tokens }: BookOptions) {
  const accept = createAccept<PlannedCandidate, BookingLedger, BookedCall, Unbooked>(
    {
      inTransaction: store.inTransaction,
      leadsOf: ({ leads }) => leads,
      mayMail,
      duplicate: () => formTable.booking.duplicate,
      hashOf: ({ fields }) => fingerprintOf('booking', fields),
      async again({ id, receivedAt }, _candidate, ledger) {
        const call = await ledger.findByLead(id);
        return call && { handles: handles.issue(id, receivedAt), token: tokens.issue(call.id) };
      },
      async holds({ id }, { fields }, ledger) {
        const call = await ledger.findByLead(id);
        // A visitor who cancelled the call, or moved it to another hour, may book the same hour again.
        return call?.startsAt.toISOString() === fields.start && call.state !== 'cancelled';
      },
      store: bookNew,
    },
    now,
  );

  return async function book(candidate: BookCandidate): Promise<Booked> {
    const [plan, organizer] = await Promise.all([store.plan(), store.organizer()]);
    const elsewhere = await store.takenElsewhere(plan, new Date(candidate.fields.start), now());
    try {
      return await accept({ ...candidate, plan, organizer, elsewhere });
    } catch (error) {
      if (error instanceof PlaceTaken) return { outcome: 'taken' };
      throw error;
    }
  };

  async function bookNew(candidate: PlannedCandidate, newcomer: Newcomer<BookingLedger>) {
    const { elsewhere, envelope, fields, organizer, plan } = candidate;
    const { addLead, isQuarantined, ledger, mayMail, receivedAt } = newcomer;
    if ((await ledger.countToCome(fields.email, receivedAt)) >= maxToCome) {
      return { ended: { outcome: 'too many' as const, refusal: tooMany } };
    }
    const startsAt = new Date(fields.start);
    const desk = await findFreeDesk(ledger, plan, startsAt, fields.hold, holds, receivedAt, elsewhere);
    if (!desk) return { ended: { outcome: 'taken' as const } };
    const times = timesOf(plan, desk, startsAt);
    const call = { ...times, room: desk.room, zone: fields.zone, uid: uidOf(organizer.email) };
    const formId = envelope.formId ?? 'booking';
    const lead = await addLead({
      fields: visitorOf(fields),
      details: detailsOf(call, desk),
      envelope: { ...envelope, formId },
      consentGiven: false,
      files: [],
      isAnswered: true,
    });
    const state = isQuarantined ? 'quarantine' : 'booked';
    const id = await ledger.add({ ...call, leadId: lead.id, state });
    const token = tokens.issue(id);
    return {
      given: { handles: handles.issue(lead.id, lead.receivedAt), token },
      async enqueue() {
        const visitor = { ...fields, leadId: lead.id, page: envelope.resendUrl };
        const about = { backendUrl, organizer, plan, host: desk.host, token, visitor, now: receivedAt };
        for (const mail of createBookingMails(about).booked({ ...call, sequence: 0 })) {
          const isTold = mail.to === 'sales' || (await mayMail(fields.email));
          if (isTold) await ledger.enqueueMail(lead.id, fields.email, mail);
        }
        if (writesCalls(plan)) await ledger.enqueueEntry(lead.id, id);
        await ledger.leads.enqueue({ id: lead.id, formId }, undefined);
        await ledger.enqueueEvent('call.booked', lead.id, { ...call, id });
        await holds.release(fields.hold);
      },
    };
  }
}
