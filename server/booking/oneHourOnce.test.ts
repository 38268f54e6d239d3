import { expect, test } from 'vitest';
import { databases, openTestDatabase } from '../testing/databases.ts';
import { createBookingStore } from './BookingStore.ts';
import type { NewBooking } from './StoredBooking.ts';

const mail = {
  to: 'sales@wharfside.example',
  from: 'site@wharfside.example',
  adminUrl: 'https://cms.wharfside.example',
};

test.each(databases)(
  '%s itself refuses a second call at the same hour with the same host',
  async (name) => {
    const { close, payload } = await openTestDatabase(name);
    try {
      const store = createBookingStore(payload, mail);
      const lead = await payload.create({
        collection: 'leads',
        data: { name: 'Ada', email: 'ada@example.com', status: 'new' },
      });
      const call = (uid: string, host = 'Ines Halvorsen'): NewBooking => ({
        host,
        leadId: lead.id,
        state: 'booked',
        startsAt: new Date('2026-11-24T14:00:00Z'),
        endsAt: new Date('2026-11-24T14:40:00Z'),
        room: undefined,
        zone: 'Europe/Amsterdam',
        uid,
      });
      // Nobody checks first whether the hour is free, as if two processes had checked at the same moment.
      const adding = await Promise.allSettled(
        Array.from({ length: 50 }, (_, index) => store.inTransaction((ledger) => ledger.add(call(`uid-${index}`)))),
      );
      const refused = adding.filter((one) => one.status === 'rejected');
      expect(refused).toHaveLength(49);
      for (const one of refused) expect(String(one.reason)).toContain('PlaceTaken');
      await store.inTransaction((ledger) => ledger.add(call('another', 'Marcus Teale')));
      expect((await payload.count({ collection: 'bookings' })).totalDocs).toBe(2);
    } finally {
      await close();
    }
  },
  90_000,
);
