/**
 * Builds the demo with 1,000 and with 10,000 generated articles, and searches among them. Needs no running product:
 * each size gets a database, a backend and a release of its own in a temporary folder.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createBuildSite } from '@frontage/backend/src/publish/buildSite.ts';
import { readEnvironment } from '@frontage/cms/environment.ts';
import { openPayload } from '@frontage/cms/open.ts';
import { demoSeed } from '@frontage/cms/seed/demoSeed.ts';
import { prepareDatabase } from '@frontage/cms/seed/prepareDatabase.ts';
import { demo } from '@frontage/demo/content.ts';
import { generatedArticles } from './generatedArticles.ts';

const root = join(import.meta.dirname, '..');
const port = 3300;
const address = `http://127.0.0.1:${port}`;

interface Figures {
  articles: number;
  pages: number;
  buildMs: number;
  peakBytes: number;
  searchMs: number[];
}

export async function measureManyArticles(sizes: readonly number[]): Promise<void> {
  const all: Figures[] = [];
  for (const size of sizes) all.push(await measure(size));
  console.log('\n### A build with generated articles, and a search among them\n');
  console.log('| articles | pages | build s | ms a page | peak MB | search p50 ms | search p95 ms |');
  console.log('|---|---|---|---|---|---|---|');
  for (const figures of all) console.log(rowOf(figures));
}

async function measure(articles: number): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontage-bench-'));
  const variables = {
    DATA_DIR: dataDir,
    PORT: String(port),
    SITE_URL: address,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production' as const,
  };
  let backend: ChildProcess | undefined;
  try {
    await fill(articles, variables);
    backend = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'backend/src/main.ts'], {
      cwd: root,
      env: { ...process.env, ...variables },
      stdio: 'inherit',
    });
    await untilAnswers(`${address}/healthz`);
    const { buildMs, pages, peakBytes } = await build(dataDir);
    return { articles, pages, buildMs, peakBytes, searchMs: await search() };
  } finally {
    backend?.kill('SIGTERM');
    await pause(1000);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fill(count: number, variables: Record<string, string>): Promise<void> {
  const started = performance.now();
  const payload = await openPayload({ environment: readEnvironment({ ...process.env, ...variables }) });
  const previews = demo.articles.map(({ preview }) => preview);
  const articles = [...demo.articles, ...generatedArticles(count - demo.articles.length, previews)];
  await prepareDatabase(payload, { dataDir: String(variables.DATA_DIR), content: { ...demoSeed(), articles } });
  await payload.destroy();
  console.log(`${count} articles stored in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function build(dataDir: string) {
  const directory = join(dataDir, 'release');
  const memoryFile = join(dataDir, 'peak-memory.txt');
  const buildSite = createBuildSite({
    SITE_URL: address,
    CONTENT_URL: address,
    PEAK_MEMORY_FILE: memoryFile,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'peakMemory.mjs')}`,
  });
  const started = performance.now();
  await buildSite(directory);
  const buildMs = performance.now() - started;
  const pages = readdirSync(directory, { recursive: true }).filter((name) => String(name).endsWith('.html')).length;
  return { buildMs, pages, peakBytes: Number(readFileSync(memoryFile, 'utf8')) };
}

/** ms of each of 200 searches over HTTP, of one to three words. */
async function search(): Promise<number[]> {
  const queries = ['storage', 'bridge token', 'reg', 'quorum sign', 'royalty edition holder', 'notaword'];
  const times: number[] = [];
  for (let turn = 0; turn < 200; turn += 1) {
    const query = queries[turn % queries.length] ?? '';
    const started = performance.now();
    const answer = await fetch(`${address}/wp-json/quayline/v1/news?search=${encodeURIComponent(query)}&count=10`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A search answered with status ${answer.status}`);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
}

function rowOf({ articles, pages, buildMs, peakBytes, searchMs }: Figures): string {
  const at = (share: number) => (searchMs[Math.floor(searchMs.length * share)] ?? 0).toFixed(1);
  const cells = [
    articles,
    pages,
    (buildMs / 1000).toFixed(1),
    (buildMs / pages).toFixed(2),
    Math.round(peakBytes / 1_048_576),
    at(0.5),
    at(0.95),
  ];
  return `| ${cells.join(' | ')} |`;
}

async function untilAnswers(url: string): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await pause(250);
  }
  throw new Error(`${url} did not answer within 30 s`);
}
