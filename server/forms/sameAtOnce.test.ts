import { bookingPaths, paths } from '@frontage/contract/paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, startMigratedPostgres } from '../testing/databases.ts';
import { storeDocumentArticle } from '../testing/documentArticle.ts';
import { offerCalls } from '../testing/offerCalls.ts';
import { sendForm, typed } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

const times = 8;

describe.each(databases)('on %s', (database) => {
  let host: TestHost;
  let end: () => Promise<void>;
  let articleId = 0;

  beforeAll(async () => {
    const server = database === 'PostgreSQL' ? await startMigratedPostgres() : undefined;
    host = await openTestHost(server ? { variables: { DATABASE_URL: server.url } } : {});
    host.clock.now = new Date('2026-11-21T12:00:00Z');
    end = async () => {
      await host.close();
      await server?.stop();
    };
    await offerCalls(host.payload);
    ({ article: articleId } = await storeDocumentArticle(host.payload));
  });
  afterAll(() => end());

  const kinds = {
    message: { url: paths.sendMail, formId: 'contact', ask: () => typed },
    call: {
      url: bookingPaths.booking,
      formId: 'booking',
      ask: (hour: string) => ({ name: typed.name, start: `2026-11-24T${hour}:00.000Z`, zone: 'Europe/Amsterdam' }),
    },
    document: {
      url: paths.articleFile,
      formId: 'article-file',
      ask: () => ({ type: 'storage-worksheet', articleId }),
    },
  };

  /** Sends the same request several times at once, each with the key from `keyOf`. */
  async function sendAtOnce(kind: keyof typeof kinds, email: string, hour: string, keyOf: (index: number) => string) {
    const { ask, formId, url } = kinds[kind];
    const once = (index: number) =>
      sendForm(host.app, url, formId, { ...ask(hour), email }, { 'idempotency-key': keyOf(index) });
    const answers = await Promise.all(Array.from({ length: times }, (_, index) => once(index)));
    const where = { email: { equals: email } };
    const { docs } = await host.payload.find({ collection: 'leads', where, depth: 0 });
    const ofLead = { lead: { in: docs.map(({ id }) => id) } };
    const owed = await host.payload.find({ collection: 'deliveries', where: ofLead, depth: 0, pagination: false });
    const calls = await host.payload.count({ collection: 'bookings', where: ofLead });
    return {
      statuses: answers.map(({ statusCode }) => statusCode).sort(),
      bodies: new Set(answers.map(({ body }) => body)).size,
      leads: docs.length,
      calls: calls.totalDocs,
      owed: owed.docs.map(({ kind: one }) => one).sort(),
    };
  }

  it.each([
    ['message', 0, ['acknowledgement', 'crm', 'sales-notice']],
    ['call', 1, ['crm', 'mail', 'mail', 'sales-notice']],
    ['document', 0, ['crm', 'document-link', 'sales-notice']],
  ] as const)(
    'a %s that is sent several times at once with one key is stored once, and all get the same answer',
    async (kind, calls, owed) => {
      const sent = await sendAtOnce(kind, `${kind}-key@example.com`, '09:00', () => `one-key-of-${kind}`);
      expect(sent).toEqual({ statuses: Array(times).fill(200), bodies: 1, leads: 1, calls, owed });
    },
  );

  it.each([
    ['message', 0, ['acknowledgement', 'crm', 'sales-notice'], 'too-many'],
    ['call', 1, ['crm', 'mail', 'mail', 'sales-notice'], 'too-many'],
    ['document', 0, ['crm', 'document-link', 'sales-notice'], 'a link again'],
  ] as const)(
    'a %s that is sent several times at once with different keys is stored once',
    async (kind, calls, owed, others) => {
      const sent = await sendAtOnce(kind, `${kind}-same@example.com`, '10:30', (index) => `key-${index}-of-${kind}`);
      const other = others === 'too-many' ? 429 : 200;
      expect(sent).toMatchObject({ statuses: [200, ...Array(times - 1).fill(other)], leads: 1, calls, owed });
    },
  );
});
