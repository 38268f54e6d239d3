import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { compoundFileOf, zipOf } from '../../testing/archives.ts';
import { watchTurns } from '../../testing/longestTurn.ts';
import { makeHostileArchives } from '../../testing/makeHostileArchives.ts';
import { docxOf } from '../../testing/sampleFiles.ts';
import { askWhatItIs } from './keepFile.ts';

/** Made once: one holds 200 MB. */
const hostile = makeHostileArchives();

const measured = z.object({
  grownBytes: z.number(),
  files: z.array(z.object({ name: z.string(), type: z.string().optional(), ms: z.number() })),
});

it('refuses archives that are harmful to unpack: each within 100 ms, below 32 MB, unpacking nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-archives-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const good = join(folder, 'good.docx');
  writeFileSync(good, docxOf());
  mkdirSync(join(folder, 'hostile'));
  const archives = Object.entries(hostile);
  for (const [index, [, content]] of archives.entries()) writeFileSync(join(folder, 'hostile', String(index)), content);

  const script = join(import.meta.dirname, '../../testing/measureTypes.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', script, join(folder, 'hostile'), good],
    {
      cwd: folder,
    },
  );
  const { files, grownBytes } = measured.parse(JSON.parse(stdout));

  const whatOf = (name: string) => archives[Number(name)]?.[0];
  expect(files).toHaveLength(archives.length);
  expect(files.filter(({ type }) => type !== undefined).map(({ name }) => whatOf(name))).toEqual([]);
  expect(files.filter(({ ms }) => ms >= 100).map(({ ms, name }) => `${whatOf(name)}: ${ms} ms`)).toEqual([]);
  expect(grownBytes).toBeLessThan(32_000_000);
  expect(readdirSync(folder)).toEqual(['good.docx', 'hostile']);
  expect(readdirSync(join(folder, 'hostile'))).toHaveLength(archives.length);
});

/** Files whose reading takes long, and which are refused or cut down. */
function makeSlowFiles(): Record<string, Buffer> {
  const chunk = Buffer.alloc(12);
  chunk.write('tEXt', 4);
  const png = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01', 'latin1'),
    Buffer.alloc(9),
  ]);
  const streams = Array.from({ length: 7_000 }, (_, index) => `stream ${index}`);
  return {
    ...hostile,
    'a PNG of a million chunks': Buffer.concat([png, Buffer.alloc(12_000_000, chunk)]),
    'a JPEG of a million segments': Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      Buffer.alloc(4_000_000, Buffer.from([0xff, 0xe1, 0, 2])),
    ]),
    'a WebP of a million chunks': Buffer.concat([
      Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 \0\0\0\0', 'latin1'),
      Buffer.alloc(8_000_000, Buffer.from('ANMF\0\0\0\0', 'latin1')),
    ]),
    'a compound file with thousands of streams': compoundFileOf(streams),
    'a PDF that never begins': Buffer.alloc(50_000_000, '%PDF '),
    'a text of 50 MB in an old code page': Buffer.alloc(50_000_000, 'Büro ', 'latin1'),
    'a list of types without an end': zipOf([{ name: '[Content_Types].xml', content: '<Override '.repeat(99_000) }]),
  };
}

it('keeps nobody waiting who is served meanwhile, and takes no memory from them', { tags: 'long' }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-slow-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = Object.entries(makeSlowFiles()).map(([what, content], index) => {
    const path = join(folder, String(index));
    writeFileSync(path, content);
    return { what, path };
  });
  const heapBefore = process.memoryUsage().heapUsed;
  const turns: Record<string, number> = {};
  for (const { path, what } of files) {
    const longestTurn = watchTurns();
    await askWhatItIs({ path, name: 'brief.docx' });
    turns[what] = await longestTurn();
  }
  expect(Object.entries(turns).filter(([, ms]) => ms >= 50)).toEqual([]);
  expect(process.memoryUsage().heapUsed - heapBefore).toBeLessThan(32_000_000);
});
