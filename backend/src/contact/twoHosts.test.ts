import { startMigratedPostgres } from '@frontage/cms/testing/databases.ts';
import { expect, it, onTestFinished } from 'vitest';
import { send, typed } from '../testing/requests.ts';
import { openTestHost } from '../testing/testHost.ts';
import { type Candidate, createAccept } from './accept.ts';
import { createHandles } from './handles.ts';
import { createLeadStore } from './LeadStore.ts';

/** Two hosts on one database, as behind one name. */
async function openTwoHosts() {
  const postgres = await startMigratedPostgres();
  onTestFinished(() => postgres.stop());
  // All that they share: what is kept in DATA_DIR each has for itself.
  const variables = {
    DATABASE_URL: postgres.url,
    PAYLOAD_SECRET: 'one secret for both, as both stand behind one name',
  };
  const open = async () => {
    const host = await openTestHost({ variables });
    onTestFinished(() => host.close());
    return host;
  };
  return [await open(), await open()] as const;
}

it('stores a request once that reaches two hosts of one database at a time, and thanks at both', async () => {
  const hosts = await openTwoHosts();
  for (let turn = 0; turn < 5; turn += 1) {
    const fields = { ...typed, message: `Request ${turn}` };
    const headers = { 'idempotency-key': `two-hosts-${turn}-0123456789` };
    const answers = await Promise.all(hosts.map(({ app }) => send(app, fields, headers)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  }
  expect(await hosts[0].payload.count({ collection: 'leads' })).toEqual({ totalDocs: 5 });
}, 60_000);

it('thanks for a request that the other host stores between the look for its key and that for its fields', async () => {
  const [here, there] = await openTwoHosts();
  const now = () => new Date();
  const common = { handles: createHandles('a secret of both hosts', now), mayMail: async () => true, now };
  const elsewhere = createAccept({ ...common, store: createLeadStore(there.payload) });
  const store = createLeadStore(here.payload);
  const outcomes: string[] = [];
  const accept = createAccept({
    ...common,
    store: {
      ...store,
      inTransaction: (work) =>
        store.inTransaction((ledger) =>
          work({
            ...ledger,
            async findByKey(key) {
              const found = await ledger.findByKey(key);
              if (outcomes.length === 0) outcomes.push((await elsewhere(candidate)).outcome);
              return found;
            },
          }),
        ),
    },
  });
  outcomes.push((await accept(candidate)).outcome);
  expect(outcomes).toEqual(['stored', 'repeated']);
  expect(await here.payload.count({ collection: 'leads' })).toEqual({ totalDocs: 1 });
}, 60_000);

const candidate: Candidate = {
  submission: {
    fields: { name: 'Ada Lindqvist', email: 'ada@company.example', message: 'A register of containers' },
    envelope: { formId: 'contact' },
    consentGiven: false,
    files: [],
  },
  idempotencyKey: 'one-key-for-both-0123456789',
  requestId: 'two-hosts',
  suspicion: undefined,
};
