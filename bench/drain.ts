import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { insertRows } from '@frontage/server/database/directRows.ts';
import { inTransaction } from '@frontage/server/database/inTransaction.ts';
import { enqueueForRequest } from '@frontage/server/delivery/enqueueForRequest.ts';
import { readEnvironment } from '@frontage/server/environment.ts';
import { openPayload } from '@frontage/server/open.ts';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import { type FlakySmtp, startFlakySmtp } from '@frontage/server/testing/flakySmtp.ts';
import { startPostgres } from '@frontage/server/testing/postgresServer.ts';
import { sampleLead } from '@frontage/server/testing/sampleLead.ts';
import type { Payload } from 'payload';
import { migrate, startBackend } from './backendProcess.ts';

const requests = Number(process.env.DRAIN_REQUESTS || 500);
/** An email to each side, and the CRM. */
const owedForEach = 3;
const lookEveryMs = 200;

/**
 * Measures how fast a full outbox empties with a real mail server: one host on SQLite, then one and three on one
 * PostgreSQL.
 */
export async function measureDrain(): Promise<void> {
  await drainOnce('SQLite', 1, undefined);
  for (const hosts of process.env.DRAIN_HOSTS?.split(',').map(Number) ?? [1, 3]) {
    const server = await startPostgres();
    try {
      await drainOnce('PostgreSQL', hosts, server.url);
    } finally {
      await server.stop();
    }
  }
}

async function drainOnce(name: string, hosts: number, databaseUrl: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(process.env.BENCH_DIR || tmpdir(), 'frontage-drain-'));
  const smtp = await startFlakySmtp(Math.random);
  smtp.heal();
  const dataDirs = Array.from({ length: hosts }, (_, index) => join(folder, `host-${index}`));
  for (const directory of dataDirs) mkdirSync(directory);
  const shared = {
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    SMTP_URL: smtp.url,
    MAIL_TO: 'sales@wharfside.example',
    MAIL_FROM: 'site@wharfside.example',
    PAYLOAD_SECRET: 'a secret that all hosts of this bench share',
  };
  const variablesOf = (dataDir: string) => ({ ...shared, DATA_DIR: dataDir });
  const [firstDir = folder] = dataDirs;
  await migrate(variablesOf(firstDir));
  const payload = await openPayload({ environment: readEnvironment(variablesOf(firstDir)) });
  try {
    await enqueueRequests(payload);
    const backends = await Promise.all(
      dataDirs.map(async (dataDir) => startBackend(await findFreePort(), variablesOf(dataDir))),
    );
    // Measured from the first look at the outbox, which each host takes when it begins to listen.
    const owedBefore = await countOwed(payload);
    const cpuSeconds = () => backends.reduce((sum, backend) => sum + backend.cpuSeconds(), 0);
    const cpuBefore = cpuSeconds();
    const begun = performance.now();
    while ((await countOwed(payload)) > 0) await delay(lookEveryMs);
    const seconds = (performance.now() - begun) / 1000;
    const cpuMs = ((cpuSeconds() - cpuBefore) * 1000) / owedBefore;
    for (const backend of backends) await backend.stop();
    const delivered = await payload.count({ collection: 'deliveries', where: { status: { equals: 'delivered' } } });
    console.log(
      `${name}, hosts ${hosts}: ${(owedBefore / seconds).toFixed(0)} deliveries/s (${owedBefore} in ${seconds.toFixed(1)} s), processor ${cpuMs.toFixed(1)} ms each; ` +
        `delivered ${delivered.totalDocs} of ${requests * owedForEach}, mails ${smtp.arrived.length}, twice ${countDuplicates(smtp)}`,
    );
  } finally {
    await payload.destroy();
    await smtp.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function enqueueRequests(payload: Payload): Promise<void> {
  await inTransaction(payload, async (req) => {
    for (let index = 0; index < requests; index += 1) {
      const email = `visitor${index}@example.com`;
      const [id = 0] = await insertRows(payload, req, 'leads', [{ ...sampleLead, email }]);
      await enqueueForRequest(payload, req, { id }, email);
    }
  });
}

async function countOwed(payload: Payload): Promise<number> {
  return (await payload.count({ collection: 'deliveries', where: { status: { equals: 'owed' } } })).totalDocs;
}

function countDuplicates({ arrived }: FlakySmtp): number {
  return arrived.length - new Set(arrived.map(({ messageId }) => messageId)).size;
}
