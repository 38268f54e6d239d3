import { expect, it } from 'vitest';
import { runStatement, selectRows } from '../database/directRows.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { createBookingStore } from './BookingStore.ts';
import { createBookingTokens } from './Bookings.ts';
import { cancelCall } from './change.ts';
import { noHolds } from './holds.ts';

const mail = {
  to: 'sales@wharfside.example',
  from: 'site@wharfside.example',
  adminUrl: 'https://cms.wharfside.example',
};

it('tells nobody twice of a call that its visitor and sales cancel at once at two hosts', async () => {
  const { close, payload } = await openTestDatabase('PostgreSQL');
  try {
    const lead = await payload.create({ collection: 'leads', data: sampleLead });
    const store = createBookingStore(payload, mail);
    const times = { startsAt: new Date('2026-11-24T14:00:00Z'), endsAt: new Date('2026-11-24T14:40:00Z') };
    const call = { ...times, host: 'Ines', room: undefined, zone: 'UTC', uid: 'one', state: 'booked' } as const;
    const id = await store.inTransaction((ledger) => ledger.add({ ...call, leadId: lead.id }));
    const links = createBookingTokens('secret');
    const now = () => new Date('2026-11-21T12:00:00Z');
    const bookings = { store, holds: noHolds, links, backendUrl: 'https://wharfside.example', now };

    const cancelled = await inTransaction(payload, async (req) => {
      await runStatement(payload, req, `UPDATE bookings SET state = 'cancelled', place = NULL WHERE id = ${id}`);
      const asked = cancelCall(bookings, links.issue(id));
      // The other host is done once this one waits for it.
      const waiting = 'SELECT 1 FROM pg_locks WHERE NOT granted';
      while ((await selectRows(payload, {}, waiting)).length === 0);
      return { asked };
    });
    expect(await cancelled.asked).toEqual({ outcome: 'unchanged' });
    expect((await payload.count({ collection: 'deliveries' })).totalDocs).toBe(0);
  } finally {
    await close();
  }
}, 60_000);
