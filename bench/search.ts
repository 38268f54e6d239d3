/**
 * Measures searches among thousands of generated articles. Needs nothing running: each size gets a host and a database of
 * each kind.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseName, databases } from '@frontage/server/testing/databases.ts';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import { startPostgres } from '@frontage/server/testing/postgresServer.ts';
import { startBackend } from './backendProcess.ts';
import { fillWithArticles } from './fillWithArticles.ts';

const queries = ['storage', 'bridge token', 'reg', 'quorum sign', 'royalty edition holder', 'stroage', 'notaword'];
const searches = 200;

export async function measureSearch(sizes: readonly number[]): Promise<void> {
  const rows: string[] = [];
  for (const articles of sizes) {
    for (const database of databases) {
      const { cpuMs, times } = await measure(articles, database);
      const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
      rows.push(`| ${articles} | ${database} | ${at(0.5)} | ${at(0.95)} | ${cpuMs.toFixed(1)} |`);
    }
  }
  console.log('\n### A search among generated articles\n');
  console.log('| articles | database | p50 ms | p95 ms | processor ms |\n|---|---|---|---|---|');
  console.log(rows.join('\n'));
}

/**
 * Returns the time in ms of each search over HTTP, with one to three words, the shortest first, and the processor time
 * of the host for one, a wrong letter in one of seven. The first search reads all words and is not counted.
 */
async function measure(articles: number, database: DatabaseName): Promise<{ cpuMs: number; times: number[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontage-bench-'));
  const server = database === 'PostgreSQL' ? await startPostgres() : undefined;
  const variables = { DATA_DIR: dataDir, ...(server ? { DATABASE_URL: server.url } : {}) };
  try {
    await (await fillWithArticles(articles, variables)).destroy();
    const host = await startBackend(await findFreePort(), variables);
    const times: number[] = [];
    await ask(host.url, 'storage');
    const before = host.cpuSeconds();
    for (let turn = 0; turn < searches; turn += 1) {
      const started = performance.now();
      await ask(host.url, queries[turn % queries.length] ?? '');
      times.push(performance.now() - started);
    }
    const cpuMs = ((host.cpuSeconds() - before) * 1000) / searches;
    await host.stop();
    return { cpuMs, times: times.sort((a, b) => a - b) };
  } finally {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function ask(url: string, query: string): Promise<void> {
  const answer = await fetch(`${url}/wp-json/frontage/v1/news?search=${encodeURIComponent(query)}&count=10`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`A search answered with status ${answer.status}`);
}
