import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPieces } from '../../files/pictures/Picture.ts';
import { zipOf } from '../../testing/archives.ts';
import { lookAtFile } from './fileWorker.ts';
import { keepFile } from './keepFile.ts';
import { acceptedTypes } from './mimeTypes.ts';
import { openUploads, type Uploads } from './uploads.ts';

let folder: string;
let uploads: Uploads;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'frontage-pictures-'));
  uploads = await openUploads(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Stores the bytes as a visitor sends them, and returns what is kept of them; undefined if they are refused. */
async function keepAndRead(content: Buffer): Promise<Buffer | undefined> {
  const sent = await uploads.keep(Readable.from([content]));
  const kept = await keepFile(uploads, sent, 'brief');
  return 'fault' in kept ? undefined : readFileSync(kept.path);
}

/** The same in this process, for many. */
async function keptOf(content: Buffer): Promise<Buffer | undefined> {
  const path = join(folder, 'sent');
  writeFileSync(path, content);
  const looked = await lookAtFile(path, 'brief');
  if ('fault' in looked || looked.type === acceptedTypes.txt) return undefined;
  const pieces = looked.pieces ?? [];
  const kept: Buffer[] = [];
  for await (const piece of readPieces(path, pieces)) kept.push(piece);
  return Buffer.concat(kept);
}

async function faultOf(content: Buffer): Promise<string | undefined> {
  const path = join(folder, 'sent');
  writeFileSync(path, content);
  const looked = await lookAtFile(path, 'brief');
  return 'fault' in looked ? looked.fault : undefined;
}

/** Written to every field that could reveal something about the photographer. */
const canary = 'Canary 52.3676 N 4.9041 E';

/** A picture with varied pixels, to be turned by a quarter, with everything that cameras and programs write. */
function photograph(): Sharp {
  const width = 40;
  const height = 30;
  const noise = Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 7919) % 251));
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description exif:GPSLatitude="${canary}"/></x:xmpmeta>`)
    .withExif({
      IFD0: { Make: canary, Artist: canary, ImageDescription: canary },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 3/1', GPSLongitudeRef: 'E', GPSLongitude: '4/1 54/1 15/1' },
    });
}

const archive = zipOf([{ name: canary, content: canary }]);
const trailer = Buffer.concat([Buffer.from(`<html><script>"${canary}"</script>`), archive]);

function pngChunk(name: string, content: string): Buffer {
  const named = Buffer.from(`${name}${content}`, 'latin1');
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(named.length - 4);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}

function segment(marker: number, content: string): Buffer {
  const bytes = Buffer.alloc(4 + content.length);
  bytes.writeUInt16BE(0xff00 + marker);
  bytes.writeUInt16BE(content.length + 2, 2);
  bytes.write(content, 4, 'latin1');
  return bytes;
}

const inserted = (file: Buffer, at: number, ...more: Buffer[]) =>
  Buffer.concat([file.subarray(0, at), ...more, file.subarray(at)]);

/** Pictures with all possible metadata, and with an archive and a page after their end. */
const talkative: Record<string, () => Promise<Buffer>> = {
  'a JPEG': async () => talkativeJpeg(await photograph().jpeg().toBuffer()),
  'a progressive JPEG': async () => talkativeJpeg(await photograph().jpeg({ progressive: true }).toBuffer()),
  'a PNG': async () => {
    const file = await photograph().png().toBuffer();
    const texts = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'prIv'].map((name) => pngChunk(name, `Location\0${canary}`));
    return Buffer.concat([inserted(file, 33, ...texts), trailer]);
  },
  'a WebP': async () => Buffer.concat([await photograph().webp().toBuffer(), trailer]),
  'a lossless WebP': async () => Buffer.concat([await photograph().webp({ lossless: true }).toBuffer(), trailer]),
};

/** Adds a comment, Photoshop's data, the table of a second picture, and a maker's own segment. */
function talkativeJpeg(file: Buffer): Buffer {
  const more = [
    segment(0xfe, canary),
    segment(0xed, `Photoshop 3.0\0${canary}`),
    segment(0xe2, `MPF\0${canary}`),
    segment(0xe4, canary),
  ];
  return Buffer.concat([inserted(file, 2, ...more), trailer]);
}

describe.each(Object.entries(talkative))('%s', (_what, make) => {
  it('loses where, when and by whom it was taken, and what hides after its end', async () => {
    const sent = await make();
    expect(sent.includes(canary)).toBe(true);
    expect((await sharp(sent).metadata()).exif?.length).toBeGreaterThan(200);
    const file = (await keepAndRead(sent)) ?? Buffer.alloc(0);
    for (const trace of [canary, 'GPS', 'xmpmeta', 'PK\x03\x04', '<html']) expect(file.includes(trace)).toBe(false);
    const { exif, xmp, iptc, comments } = await sharp(file).metadata();
    expect([xmp, iptc, comments]).toEqual([undefined, undefined, undefined]);
    expect(exif?.length).toBeLessThan(40);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('keeps every pixel, its colours and its orientation', async () => {
    const sent = await make();
    const file = (await keepAndRead(sent)) ?? Buffer.alloc(0);
    const [before, after] = await Promise.all([sharp(sent).metadata(), sharp(file).metadata()]);
    expect(after.orientation).toBe(6);
    expect(after.icc).toEqual(before.icc);
    const pixels = (picture: Buffer) => sharp(picture).autoOrient().raw().toBuffer();
    expect(await pixels(file)).toEqual(await pixels(sent));
  });

  it('does not change when it is stored a second time', async () => {
    const file = (await keepAndRead(await make())) ?? Buffer.alloc(0);
    expect(await keepAndRead(file)).toEqual(file);
  });

  it('is refused, or shown as far as it arrived, wherever it is cut off; and never with its metadata', async () => {
    const sent = await make();
    const end = sent.length - trailer.length;
    for (let length = 0; length < end; length += 37) {
      const file = await keptOf(sent.subarray(0, length));
      if (file) expect(file.includes(canary)).toBe(false);
    }
  });
});

describe('a picture too large for anyone to open', () => {
  it('is refused by its head, without being decoded', async () => {
    const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await faultOf(sized(png, 16_383))).toBeUndefined();
    expect(await faultOf(sized(png, 50_000))).toBe('tooLarge');
    expect(await faultOf(sized(png, 50_000).subarray(0, 33))).toBe('damaged');
    expect(await faultOf(sized(png, 0))).toBe('damaged');

    const jpeg = await photograph().jpeg().toBuffer();
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0, 0, 17]));
    jpeg.writeUInt16BE(50_000, frame + 5);
    jpeg.writeUInt16BE(50_000, frame + 7);
    expect(await faultOf(jpeg)).toBe('tooLarge');

    const webp = await photograph().webp().toBuffer();
    const canvas = webp.indexOf('VP8X') + 12;
    webp.writeUIntLE(49_999, canvas, 3);
    webp.writeUIntLE(49_999, canvas + 3, 3);
    expect(await faultOf(webp)).toBe('tooLarge');
  });
});

/** A PNG whose head claims that many pixels a side. */
function sized(png: Buffer, side: number): Buffer {
  const file = Buffer.from(png);
  file.writeUInt32BE(side, 16);
  file.writeUInt32BE(side, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

it('does not change a file that is not a picture', async () => {
  const text = Buffer.from('%PDF-1.7 with its own words');
  expect(await keepAndRead(text)).toEqual(text);
});
