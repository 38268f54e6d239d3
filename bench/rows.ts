/** Measures what requests cost a database as their number grows. Needs nothing running. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertRows, runStatement, selectRows } from '@frontage/server/database/directRows.ts';
import { inTransaction } from '@frontage/server/database/inTransaction.ts';
import { takeDue } from '@frontage/server/delivery/openOutbox.ts';
import { readEnvironment } from '@frontage/server/environment.ts';
import { ledgerOf } from '@frontage/server/forms/LeadStore.ts';
import { countRequests } from '@frontage/server/inbox/unread.ts';
import { lookAtDue } from '@frontage/server/privacy/retention/findDue.ts';
import { startPostgres } from '@frontage/server/testing/postgresServer.ts';
import { sampleLead } from '@frontage/server/testing/sampleLead.ts';
import type { Payload } from 'payload';
import { addRequests, openWithDemo } from './fillWithRequests.ts';

const rounds = 9;

/** Measures with each of these numbers of requests, on SQLite and on PostgreSQL. */
export async function measureRows(numbers: readonly number[]): Promise<void> {
  const folder = mkdtempSync(join(process.env.BENCH_DIR || tmpdir(), 'frontage-rows-'));
  const server = await startPostgres();
  try {
    console.log(`| database | requests | ${columns.join(' | ')} |`);
    console.log(`|---|---|${columns.map(() => '---|').join('')}`);
    await measureOn('SQLite', { DATA_DIR: join(folder, 'sqlite') }, numbers);
    await measureOn('PostgreSQL', { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: server.url }, numbers);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const columns = [
  'bytes a request, its email and delivery',
  'ms to write one among many',
  'one more stored ms',
  'look of an idle worker ms',
  'page of the inbox ms',
  'count of unread ms',
  'an address looked for ms',
  'Retention looks at all, s',
];

async function measureOn(name: string, variables: Record<string, string>, numbers: readonly number[]): Promise<void> {
  const payload = await openWithDemo(readEnvironment(variables));
  try {
    let [stored, bytes] = [0, await bytesOf(payload)];
    for (const number of numbers) {
      const writingMs = await msOf(() => addRequests(payload, stored, number));
      const [added, grown] = [number - stored, (await bytesOf(payload)) - bytes];
      if (payload.db.name !== 'sqlite') await runStatement(payload, {}, 'ANALYZE');
      const figures = [
        Math.round(grown / added),
        (writingMs / added).toFixed(2),
        await measureQuickest((round) => storeOne(payload, `${number} ${round}`)),
        await measureQuickest(() => takeDue(payload, { holder: 'bench', limit: 60, now: new Date() })),
        await measureQuickest(() =>
          payload.find({ collection: 'leads', sort: '-receivedAt', limit: 10, depth: 0, where: inInbox }),
        ),
        await measureQuickest(() => countRequests(payload, 'unread')),
        await measureQuickest((round) => find(payload, `visitor${round}@`)),
        ((await msOf(() => lookAtDue(payload, new Date()))) / 1000).toFixed(1),
      ];
      console.log(`| ${[name, number, ...figures].join(' | ')} |`);
      [stored, bytes] = [number, await bytesOf(payload)];
    }
  } finally {
    await payload.destroy();
  }
}

const inInbox = { status: { not_equals: 'quarantine' as const } };

/**
 * Stores a request as for a visitor: looks it up by key and by fields, writes it, and adds its deliveries. Then it is
 * delivered.
 */
async function storeOne(payload: Payload, words: string): Promise<void> {
  await inTransaction(payload, async (req) => {
    const ledger = ledgerOf(payload, req);
    await ledger.findByKey(words);
    await ledger.findSame(words, new Date(Date.now() - 600_000));
    const row = { ...sampleLead, payloadHash: words, idempotencyKey: words, receivedAt: new Date().toISOString() };
    const [id = 0] = await insertRows(payload, req, 'leads', [row]);
    await ledger.enqueue({ id, formId: 'contact' }, sampleLead.email);
    await runStatement(payload, req, `UPDATE deliveries SET status = 'delivered' WHERE lead_id = ${id}`);
  });
}

function find(payload: Payload, part: string) {
  return payload.find({ collection: 'leads', where: { email: { like: part } }, limit: 10, depth: 0 });
}

/** Size of the whole database. */
async function bytesOf(payload: Payload): Promise<number> {
  if (payload.db.name !== 'sqlite') {
    const [row] = await selectRows(payload, {}, 'SELECT pg_database_size(current_database()) AS bytes');
    return Number(row?.bytes);
  }
  const [pages] = await selectRows(payload, {}, 'PRAGMA page_count');
  const [size] = await selectRows(payload, {}, 'PRAGMA page_size');
  return Number(pages?.page_count) * Number(size?.page_size);
}

/** Returns the shortest time, when little else used the processor. */
async function measureQuickest(work: (round: number) => Promise<unknown>): Promise<string> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) least = Math.min(least, await msOf(() => work(round)));
  return least.toFixed(1);
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
