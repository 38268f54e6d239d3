import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { FileWindow } from '../FileWindow.ts';
import { type AcceptedType, acceptedTypes } from '../mimeTypes.ts';
import type { KeptBytes, Uploads } from '../uploads.ts';
import type { Picture, Piece } from './Picture.ts';
import { readJpeg } from './readJpeg.ts';
import { readPng } from './readPng.ts';
import { readWebp } from './readWebp.ts';

/** The most pixels (inclusive): the largest square of a WebP, 268 million. The largest cameras take 200 million. */
const maxPixels = 16_383 ** 2;

const readers = new Map<AcceptedType, (bytes: FileWindow) => Promise<Picture | undefined>>([
  [acceptedTypes.jpeg, readJpeg],
  [acceptedTypes.png, readPng],
  [acceptedTypes.webp, readWebp],
]);

/**
 * Removes everything from a received picture except what it is drawn by, its colours and its orientation: nothing tells
 * where, when and by whom it was taken, and nothing hides after its end. It is never decoded, so its pixels do not
 * change and cost nothing. Undefined if a picture is broken or too large for anyone to open. The smaller file replaces
 * the received one; if this returns undefined or throws, the received one still exists.
 */
export async function keepPicture(
  uploads: Uploads,
  file: KeptBytes,
  type: AcceptedType,
): Promise<KeptBytes | undefined> {
  const read = readers.get(type);
  if (!read) return file;
  const picture = await readPicture(file, read);
  if (!picture) return undefined;
  const { widthPx, heightPx, pieces } = picture;
  if (widthPx === 0 || heightPx === 0 || widthPx * heightPx > maxPixels) return undefined;
  const [first, second] = pieces;
  const isWhole = second === undefined && first && !Buffer.isBuffer(first) && first.to === file.sizeBytes;
  if (isWhole) return file;
  const kept = await uploads.keep(Readable.from(readPieces(file.path, pieces)));
  await uploads.remove(file.storageName);
  return kept;
}

async function readPicture(
  { path, sizeBytes }: KeptBytes,
  read: (bytes: FileWindow) => Promise<Picture | undefined>,
): Promise<Picture | undefined> {
  const file = await open(path, 'r');
  try {
    return await read(new FileWindow(file, sizeBytes));
  } finally {
    await file.close();
  }
}

async function* readPieces(path: string, pieces: readonly Piece[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    if (Buffer.isBuffer(piece)) yield piece;
    else {
      for await (const chunk of createReadStream(path, { start: piece.from, end: piece.to - 1 }))
        yield Buffer.from(chunk);
    }
  }
}
