import type { BookingStore } from './BookingStore.ts';
import { createBookingMails } from './bookingMails.ts';
import type { BookingTokens } from './bookingTokens.ts';
import { writesCalls } from './calendars/calendarChannel.ts';
import { ourClockOf } from './ourClockOf.ts';
import { PlaceTaken } from './StoredBooking.ts';

interface RescueCallOptions {
  store: BookingStore;
  tokens: BookingTokens;
  backendUrl: string;
  now: () => Date;
}

/**
 * What happened to a call whose request sales took out of quarantine. `nothing` if there was no call, or it is booked.
 */
export type RescuedCall = 'booked' | 'nothing' | 'over' | 'taken';

/** Books a call that waited in quarantine, if its hour is still free, and owes the emails of an ordinary booking. */
export function createRescueCall({ backendUrl, now, store, tokens }: RescueCallOptions) {
  return async function rescue(leadId: number): Promise<RescuedCall> {
    const [plan, organizer] = await Promise.all([store.plan(), store.organizer()]);
    const waiting = await store.findByLead(leadId);
    const elsewhere = waiting ? await store.takenElsewhere(plan, waiting.startsAt, now()) : [];
    try {
      return await store.inTransaction(async (ledger) => {
        const call = await ledger.findByLead(leadId);
        if (!call?.visitor || call.state !== 'quarantine') return 'nothing';
        if (call.startsAt <= now()) return 'over';
        const busy = [...(await ledger.busy(call.startsAt, call.endsAt)), ...elsewhere];
        const isTaken = busy.some(
          ({ endsAt, host, startsAt }) => host === call.host && startsAt < call.endsAt && endsAt > call.startsAt,
        );
        if (isTaken) return 'taken';
        await ledger.confirm(call);
        if (writesCalls(plan)) await ledger.enqueueEntry(leadId, call.id);
        const mails = createBookingMails({
          backendUrl,
          organizer,
          token: tokens.issue(call.id),
          visitor: call.visitor,
          ours: ourClockOf(plan, organizer, call.host),
          role: plan.desks.find(({ host }) => host === call.host)?.role,
          now: now(),
        });
        await ledger.enqueueEvent('call.booked', leadId, call);
        for (const mail of mails.booked(call)) await ledger.enqueueMail(leadId, call.visitor.email, mail);
        return 'booked';
      });
    } catch (error) {
      if (error instanceof PlaceTaken) return 'taken';
      throw error;
    }
  };
}
