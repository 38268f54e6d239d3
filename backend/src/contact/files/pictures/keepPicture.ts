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

/** Pixels, inclusive: the largest square of a WebP, 268 million; the largest cameras make 200 million. */
const maxPixels = 16_383 ** 2;

const readers = new Map<AcceptedType, (bytes: FileWindow) => Promise<Picture | undefined>>([
  [acceptedTypes.jpeg, readJpeg],
  [acceptedTypes.png, readPng],
  [acceptedTypes.webp, readWebp],
]);

/**
 * What is kept of a file that came in. Of a picture: what it is drawn by, its colours and how it is to be turned, and
 * nothing that tells where, when and by whom it was taken, nor what hides behind its end. It is never decoded, so its
 * pixels stay as they are and cost nothing. Undefined where a picture is broken or larger than anyone can open. The
 * file itself is replaced by the smaller one; where this returns undefined or throws, it is still there.
 */
export async function keepPicture(
  uploads: Uploads,
  file: KeptBytes,
  type: AcceptedType,
): Promise<KeptBytes | undefined> {
  const read = readers.get(type);
  if (!read) return file;
  const picture = await pictureIn(file, read);
  if (!picture) return undefined;
  const { widthPx, heightPx, pieces } = picture;
  if (widthPx === 0 || heightPx === 0 || widthPx * heightPx > maxPixels) return undefined;
  const [first, second] = pieces;
  const isWhole = second === undefined && first && !Buffer.isBuffer(first) && first.to === file.sizeBytes;
  if (isWhole) return file;
  const kept = await uploads.keep(Readable.from(bytesOf(file.path, pieces)));
  await uploads.remove(file.storageName);
  return kept;
}

async function pictureIn(
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

async function* bytesOf(path: string, pieces: readonly Piece[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    if (Buffer.isBuffer(piece)) yield piece;
    else {
      for await (const chunk of createReadStream(path, { start: piece.from, end: piece.to - 1 }))
        yield Buffer.from(chunk);
    }
  }
}
