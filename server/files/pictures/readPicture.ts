import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import {
  addRange,
  FileWindow,
  maxExifBytes,
  maxParts,
  orientationOf,
  type Picture,
  tiffWithOrientation,
} from './Picture.ts';
import { readHeif } from './readHeif.ts';
import { readJpeg } from './readJpeg.ts';
import { readWebp } from './readWebp.ts';

/** Chunks needed to draw a picture; all others describe it. PNG, third edition, §11. */
const kept = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);

const signatureBytes = 8;

/** Length and name before the contents of a chunk; its checksum follows them. */
const headBytes = 8;

const checksumBytes = 4;

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const readers: Record<PictureFormat, (bytes: FileWindow) => Promise<Picture | 'other' | undefined>> = {
  jpeg: readJpeg,
  png: readPng,
  webp: readWebp,
  avif: readHeif,
};

/** How pictures begin, one character per byte. */
const beginnings: [beginning: string, at: number, format: PictureFormat][] = [
  ['\xff\xd8\xff', 0, 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 0, 'png'],
  // After RIFF and the size of the file.
  ['WEBPVP8', 8, 'webp'],
  // After the size of the first box.
  ['ftyp', 4, 'avif'],
];

export type ReadPicture = { format: PictureFormat; picture: Picture } | { fault: 'unknown' | 'damaged' | 'heic' };

/** Reads a picture by its parts, without decoding it: its size, and what it is drawn by. */
export async function readPicture(path: string): Promise<ReadPicture> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const bytes = new FileWindow(file, size);
    const head = (await bytes.read(0, 16)).toString('latin1');
    const format = beginnings.find(([beginning, at]) => head.startsWith(beginning, at))?.[2];
    if (!format) return { fault: 'unknown' };
    const picture = await readers[format](bytes);
    if (picture === 'other') return { fault: /^(?:hei|hev|mif1|msf1)/.test(head.slice(8)) ? 'heic' : 'unknown' };
    return picture && picture.widthPx > 0 && picture.heightPx > 0 ? { format, picture } : { fault: 'damaged' };
  } finally {
    await file.close();
  }
}

async function readPng(bytes: FileWindow): Promise<Picture | undefined> {
  const first = await bytes.read(signatureBytes, headBytes + 8);
  if (first.length < headBytes + 8 || first.toString('latin1', 4, 8) !== 'IHDR') return undefined;
  const picture: Picture = { widthPx: first.readUInt32BE(8), heightPx: first.readUInt32BE(12), pieces: [] };
  addRange(picture.pieces, 0, signatureBytes);
  let at = signatureBytes;
  for (let part = 0; part < maxParts; part += 1) {
    const head = await bytes.read(at, headBytes);
    if (head.length < headBytes) return undefined;
    const name = head.toString('latin1', 4, 8);
    const contentBytes = head.readUInt32BE(0);
    const next = at + headBytes + contentBytes + checksumBytes;
    if (next > bytes.sizeBytes) return undefined;
    if (kept.has(name)) addRange(picture.pieces, at, next);
    else if (name === 'eXIf') {
      picture.orientation = orientationOf(await bytes.read(at + headBytes, Math.min(contentBytes, maxExifBytes)));
      if (picture.orientation !== undefined) picture.pieces.push(chunkOf(picture.orientation));
    } else if (!/^[a-z][A-Za-z]{3}$/.test(name)) return undefined;
    // Data after the end is not part of the picture.
    if (name === 'IEND') return picture;
    at = next;
  }
  return undefined;
}

function chunkOf(orientation: number): Buffer {
  const named = Buffer.concat([Buffer.from('eXIf', 'latin1'), tiffWithOrientation(orientation)]);
  const chunk = Buffer.alloc(4 + named.length + checksumBytes);
  chunk.writeUInt32BE(named.length - 4, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), 4 + named.length);
  return chunk;
}
