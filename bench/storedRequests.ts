import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import { type BackendProcess, migrate, startBackend } from './backendProcess.ts';
import { formTokenOf } from './chaos/visitor.ts';

/** The part of the CMS's `libsql` that is used here. */
interface SqliteFile {
  exec(sql: string): void;
  prepare(sql: string): { run(values: unknown[]): void };
  close(): void;
}

const connections = 32;
const seconds = Number(process.env.BENCH_SECONDS || 15);

/**
 * Measures requests that are stored, with their deliveries, before they are answered: as many as possible, and at a
 * steady 100/s. For comparison, in the same run on the same disk: single inserts into a bare SQLite file, each of which
 * is written to disk before the next.
 */
export async function measureStoredRequests(): Promise<void> {
  const dataDir = mkdtempSync(join(process.env.BENCH_DIR || tmpdir(), 'frontage-stored-'));
  const variables = { DATA_DIR: dataDir };
  await migrate(variables);
  const bareBefore = countBareInserts(dataDir);
  const backend = await startBackend(await findFreePort(), variables);
  try {
    const formToken = await formTokenOf(backend.url);
    await measureFlood(backend, formToken, 2000);
    const cpuBefore = backend.cpuSeconds();
    const flooded = await measureFlood(backend, formToken, seconds * 1000);
    const cpuMs = ((backend.cpuSeconds() - cpuBefore) * 1000) / flooded.times.length;
    const steady = await measureAtRate(backend, formToken, 100, seconds * 1000);
    const bareAfter = countBareInserts(dataDir);
    const bare = Math.round((bareBefore + bareAfter) / 2);
    console.log(`stored requests/s, ${connections} at once   ${rate(flooded)}   ${formatSpread(flooded.times)}`);
    console.log(`processor time a request            ${cpuMs.toFixed(1)} ms, deliveries beside it included`);
    console.log(`at a steady 100/s                  ${rate(steady)}   ${formatSpread(steady.times)}`);
    console.log(`bare SQLite insert with fsync/s     ${bare}   ratio ${(flooded.perSecond / bare).toFixed(2)}`);
    console.log(`refused or failed                   ${flooded.failed + steady.failed}`);
  } finally {
    await backend.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Measured {
  perSecond: number;
  times: number[];
  failed: number;
}

const rate = ({ perSecond }: Measured) => perSecond.toFixed(0).padStart(5);

function formatSpread(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms`;
}

const agent = new Agent({ keepAlive: true, maxSockets: connections });
let count = 0;

/** Sends one request and waits for its answer; true if it was acknowledged. */
function post({ url }: BackendProcess, formToken: string): Promise<boolean> {
  count += 1;
  const body = JSON.stringify({
    formId: 'contact',
    formToken,
    name: `Ada Vinter ${count}`,
    email: `ada${count}@example.com`,
    company: 'Northgate Clearing',
    phone: '+1 202 555 0142',
    country: 'US',
    message: 'We keep port bonds in a sheet that three people may edit. We need that to be impossible, not unlikely.',
    consentVersion: '1',
  });
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': `stored-${process.pid}-${count}`,
  };
  return new Promise((resolve) => {
    const sent = request(`${url}/send-mail`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode === 200));
    });
    sent.on('error', () => resolve(false)).end(body);
  });
}

async function measureOne(measured: Measured, send: () => Promise<boolean>): Promise<void> {
  const begun = performance.now();
  if (await send()) measured.times.push(performance.now() - begun);
  else measured.failed += 1;
}

async function measureFlood(backend: BackendProcess, formToken: string, ms: number): Promise<Measured> {
  const measured: Measured = { perSecond: 0, times: [], failed: 0 };
  const begun = performance.now();
  const visitor = async () => {
    while (performance.now() - begun < ms) await measureOne(measured, () => post(backend, formToken));
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  return { ...measured, perSecond: (measured.times.length * 1000) / (performance.now() - begun) };
}

async function measureAtRate(
  backend: BackendProcess,
  formToken: string,
  perSecond: number,
  ms: number,
): Promise<Measured> {
  const measured: Measured = { perSecond: 0, times: [], failed: 0 };
  const begun = performance.now();
  const all: Promise<void>[] = [];
  while (performance.now() - begun < ms) {
    const due = ((performance.now() - begun) * perSecond) / 1000;
    while (all.length < due) all.push(measureOne(measured, () => post(backend, formToken)));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await Promise.all(all);
  return { ...measured, perSecond: (measured.times.length * 1000) / (performance.now() - begun) };
}

/** Counts single-row inserts within one second, each of which is on disk before the next begins. */
function countBareInserts(directory: string): number {
  const fromCms = createRequire(join(import.meta.dirname, '../server/package.json'));
  const Database: new (file: string) => SqliteFile = fromCms('libsql');
  const file = new Database(join(directory, `bare-${performance.now()}.sqlite`));
  file.exec('PRAGMA journal_mode = WAL');
  file.exec('PRAGMA synchronous = FULL');
  file.exec('CREATE TABLE leads (id INTEGER PRIMARY KEY, name TEXT, email TEXT, message TEXT)');
  const insert = file.prepare('INSERT INTO leads (name, email, message) VALUES (?, ?, ?)');
  const begun = performance.now();
  let inserted = 0;
  while (performance.now() - begun < 1000) {
    insert.run(['Ada Vinter', `ada${inserted}@example.com`, 'x'.repeat(200)]);
    inserted += 1;
  }
  file.close();
  return inserted;
}
