import { expect, it } from 'vitest';
import { runStatement, selectRows } from '../database/directRows.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { createNewsletterTokens } from './newsletterMails.ts';
import { createSubscriberStore } from './SubscriberStore.ts';
import { enter } from './serveNewsletterPages.ts';

it('tells webhooks once of a reader who confirms at two hosts at once', async () => {
  const { close, payload } = await openTestDatabase('PostgreSQL');
  try {
    const now = () => new Date('2026-11-21T12:00:00Z');
    const links = createNewsletterTokens('secret', now);
    const { id } = await payload.create({
      collection: 'subscribers',
      data: { email: 'ada@example.com', state: 'waiting', askedAt: now().toISOString() },
    });
    await payload.create({
      collection: 'webhooks',
      data: {
        name: 'Chat',
        url: 'https://chat.example',
        format: 'standard',
        events: ['subscriber.confirmed'],
      } as never,
    });
    const sender = async () => ({ companyName: 'Wharfside', addressLine: 'Boompjes 40' });
    const store = createSubscriberStore(payload, 'site@wharfside.example');
    const newsletter = { store, links, backendUrl: 'https://wharfside.example', sender, now };

    const confirmed = await inTransaction(payload, async (req) => {
      await runStatement(payload, req, `UPDATE subscribers SET state = 'entered' WHERE id = ${id}`);
      const asked = enter(newsletter, links.issue('confirm', id));
      // The other host is done once this one waits for it.
      while ((await selectRows(payload, {}, 'SELECT 1 FROM pg_locks WHERE NOT granted')).length === 0);
      return { asked };
    });
    expect(await confirmed.asked).toMatchObject({ state: 'entered' });
    expect((await payload.count({ collection: 'deliveries' })).totalDocs).toBe(0);
  } finally {
    await close();
  }
}, 60_000);
