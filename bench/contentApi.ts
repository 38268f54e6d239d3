/**
 * Measures requests/s of the content API on the demo's content, each call next to a bare Fastify route that answers the
 * same bytes, in the same run. Needs no running product: it gets its own database and backend.
 */

import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '@frontage/server/environment.ts';
import { openPayload } from '@frontage/server/open.ts';
import { demoSeed } from '@frontage/server/seed/demoSeed.ts';
import { prepareDatabase } from '@frontage/server/seed/prepareDatabase.ts';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import { samplePng } from '@frontage/server/testing/samplePicture.ts';
import { startBackend } from './backendProcess.ts';
import { measureRate, type RequestRate } from './requestRate.ts';

const api = '/wp-json/frontage/v1';
const durationMs = 5000;

interface Row {
  call: string;
  bytes: number;
  product: RequestRate;
  bare: RequestRate;
}

export async function measureContentApi(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontage-content-'));
  try {
    await fill(dataDir);
    const backend = await startBackend(await findFreePort(), { DATA_DIR: dataDir });
    try {
      print(await measure(backend.url));
    } finally {
      await backend.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Stores the demo with plain pictures: the answers do not depend on what a picture shows. */
async function fill(dataDir: string): Promise<void> {
  const payload = await openPayload({ environment: readEnvironment({ ...process.env, DATA_DIR: dataDir }) });
  const demo = demoSeed();
  const png = await samplePng(120, 90);
  const content = { ...demo, pictures: demo.pictures.map((picture) => ({ ...picture, png: () => png })) };
  await prepareDatabase(payload, { dataDir, content });
  await payload.destroy();
}

async function measure(url: string): Promise<Row[]> {
  const [newest] = await ask<{ id: number }[]>(`${url}${api}/posts/lite?type=post`);
  const calls = {
    'one article with its text': `${api}/post?id=${newest?.id}`,
    'six cards': `${api}/news?count=6`,
    'a page of a list': `${api}/news/page/1`,
    'what exists': `${api}/posts/lite?type=post`,
  };
  const bodies: Record<string, string> = {};
  for (const path of Object.values(calls)) bodies[path.split('?')[0] ?? path] = await textOf(url + path);
  const bare = fork(join(import.meta.dirname, 'bareFastify.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  try {
    const port = await new Promise((resolve) => {
      bare.once('message', resolve);
      bare.send(bodies);
    });
    const rows: Row[] = [];
    for (const [call, path] of Object.entries(calls)) {
      rows.push({
        call,
        bytes: Buffer.byteLength(bodies[path.split('?')[0] ?? path] ?? ''),
        bare: await measureRate(`http://127.0.0.1:${port}${path}`, durationMs),
        product: await measureRate(url + path, durationMs),
      });
    }
    return rows;
  } finally {
    bare.disconnect();
  }
}

async function ask<Answer>(address: string): Promise<Answer> {
  return JSON.parse(await textOf(address));
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

function print(rows: Row[]): void {
  console.log(`\n### Calls of the content API a second, 32 connections, ${durationMs / 1000} s each\n`);
  console.log('| call | bytes | requests/s | p99 ms | bare Fastify | p99 ms | ratio |');
  console.log('|---|---|---|---|---|---|---|');
  for (const { call, bytes, product, bare } of rows) {
    const cells = [
      call,
      bytes,
      Math.round(product.perSecond),
      product.p99Ms.toFixed(1),
      Math.round(bare.perSecond),
      bare.p99Ms.toFixed(1),
      (product.perSecond / bare.perSecond).toFixed(2),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
