import { randomUUID } from 'node:crypto';
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
import type { BookingLedger } from './BookingStore.ts';
import type { Bookings } from './Bookings.ts';
import { createBookingMails } from './bookingMails.ts';
import { writesCalls } from './calendars/calendarChannel.ts';
import { askForHour, timesOf } from './findFreeHours.ts';
import { detailsOf, type Organizer, PlaceTaken } from './StoredBooking.ts';

/** The most upcoming calls under one address. */
const maxToCome = 3;

interface BookOptions extends Bookings {
  handles: Handles;
  mayMail: MayMail;
}

export interface BookCandidate extends Arrival {
  fields: BookingFields;
  /** The id of the request by a form that led to the calendar. */
  continues?: number | undefined;
  envelope: RequestEnvelope;
}

interface PlannedCandidate extends BookCandidate {
  hour: Awaited<ReturnType<typeof askForHour>>;
  organizer: Organizer;
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
export function createBook(options: BookOptions) {
  const { handles, holds, links, mayMail, now, store } = options;
  const accept = createAccept<PlannedCandidate, BookingLedger, BookedCall, Unbooked>(
    {
      inTransaction: store.inTransaction,
      leadsOf: ({ leads }) => leads,
      mayMail,
      duplicate: () => formTable.booking.duplicate,
      hashOf: ({ fields }) => fingerprintOf('booking', fields),
      async again({ id, receivedAt }, _candidate, ledger) {
        const call = await ledger.findByLead(id);
        return call && { handles: handles.issue(id, receivedAt), token: links.issue(call.id) };
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
    const asked = askForHour(options, candidate.fields.start);
    const [hour, organizer] = await Promise.all([asked, store.organizer()]);
    try {
      return await accept({ ...candidate, hour, organizer });
    } catch (error) {
      if (error instanceof PlaceTaken) return { outcome: 'taken' };
      throw error;
    }
  };

  async function bookNew(candidate: PlannedCandidate, newcomer: Newcomer<BookingLedger>) {
    const { envelope, fields, organizer } = candidate;
    const { findDesk, plan, startsAt } = candidate.hour;
    const { addLead, isQuarantined, ledger, mayMail, receivedAt } = newcomer;
    if ((await ledger.countToCome(fields.email, receivedAt)) >= maxToCome) {
      return { ended: { outcome: 'too many' as const, refusal: tooMany } };
    }
    const { company, email, message, name, phone } = fields;
    const desk = await findDesk(ledger, fields.hold, receivedAt);
    if (!desk) return { ended: { outcome: 'taken' as const } };
    const times = timesOf(plan, desk, startsAt);
    const call = { ...times, room: desk.room, zone: fields.zone, uid: uidOf(organizer.email) };
    const formId = envelope.formId ?? 'booking';
    const lead = await addLead({
      fields: { name, email, company, phone, message },
      details: detailsOf(call, desk),
      envelope: { ...envelope, formId },
      consentGiven: false,
      files: [],
      continues: candidate.continues,
      isAnswered: true,
    });
    const state = isQuarantined ? 'quarantine' : 'booked';
    const id = await ledger.add({ ...call, leadId: lead.id, state });
    const token = links.issue(id);
    return {
      given: { handles: handles.issue(lead.id, lead.receivedAt), token },
      async enqueue() {
        const visitor = { ...fields, leadId: lead.id, page: envelope.resendUrl };
        const about = { organizer, plan, host: desk.host, token, visitor };
        for (const mail of createBookingMails(options, about).booked({ ...call, sequence: 0 })) {
          const isTold = mail.to === 'sales' || (await mayMail(fields.email));
          if (isTold) await ledger.enqueueMail(organizer, visitor, mail);
        }
        if (writesCalls(plan)) await ledger.enqueueEntry(lead.id, id);
        // One that goes on has owed its own before, and a note of this.
        if (lead.id !== candidate.continues) await ledger.leads.enqueue({ id: lead.id, formId }, undefined);
        await ledger.enqueueEvent('call.booked', lead.id, { ...call, id });
        await holds.release(fields.hold);
      },
    };
  }
}

/** The id of the call in calendars. It never changes. */
function uidOf(email: string): string {
  return `${randomUUID()}@${/@([A-Za-z0-9.-]+)$/.exec(email)?.[1] ?? 'localhost'}`;
}
