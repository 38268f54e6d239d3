import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { effortFor } from './compressContent.ts';
import { openReleaseThreads } from './releaseThreads.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'frontage-release-'));
});
afterEach(() => rm(directory, { recursive: true }));

const siteUrl = 'https://agency.example';
const open = () =>
  openReleaseThreads({
    hosts: { siteUrl, backendUrl: siteUrl },
    pageEffort: effortFor(1),
    scriptClasses: [],
    shortScripts: {},
  });
const page = (text: string) =>
  `<html><head><title>Team | Agency</title><style>.a{margin:0}.b{margin:1px}</style></head><p class="a">${text}</p></html>`;
/** Bytes in a buffer of their own, as an answer of the rendering has them. */
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;

it('gives each page back slim, with its headers and addresses, and writes its twins beside it', async () => {
  const threads = open();
  const texts = Array.from({ length: 20 }, (_, index) => `Person ${index} `.repeat(60));
  const pages = await Promise.all(
    texts.map((text, index) =>
      threads.completePage(join(directory, 'team', `${index}.html`), `/team/${index}`, bytesOf(page(text))),
    ),
  );
  await threads.close();
  for (const [index, { addresses, bytes, headers }] of pages.entries()) {
    const html = Buffer.from(bytes).toString();
    expect(html).toBe(page(texts[index] ?? '').replace('.b{margin:1px}', ''));
    expect(addresses).toEqual([{ path: `/team/${index}`, title: 'Team' }]);
    expect(headers['Content-Security-Policy']).toContain("style-src 'self' 'sha256-");
    const file = join(directory, 'team', `${index}.html`);
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(html);
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(html);
  }
});

it('compresses a file that lies there, and says when there is none', async () => {
  const threads = open();
  const file = join(directory, 'a.js');
  await writeFile(file, 'step();'.repeat(100));
  await threads.compressFile(file);
  await expect(threads.compressFile(join(directory, 'none.js'))).rejects.toThrow('none.js');
  await threads.close();
  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe('step();'.repeat(100));
});

it('fails at its end where a twin could not be written', async () => {
  const threads = open();
  await writeFile(join(directory, 'team'), 'a file where a folder has to be');
  await threads.completePage(join(directory, 'team', '1.html'), '/team/1', bytesOf(page('Person '.repeat(90))));
  await expect(threads.close()).rejects.toThrow('team');
});
