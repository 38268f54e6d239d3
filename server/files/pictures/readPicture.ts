import { open } from 'node:fs/promises';
import { FileWindow } from './FileWindow.ts';
import type { Picture } from './Picture.ts';
import { readHeif } from './readHeif.ts';
import { readJpeg } from './readJpeg.ts';
import { readPng } from './readPng.ts';
import { readWebp } from './readWebp.ts';

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
