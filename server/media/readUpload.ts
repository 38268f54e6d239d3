import { readFile } from 'node:fs/promises';
import { pageFileOf, plainFileOf, readPictureDrawing } from '@frontage/contract/drawings/pictureDrawing.ts';
import { safeSvg } from '@frontage/contract/drawings/safeSvg.ts';
import type { Colours } from '@frontage/contract/identity/palette.ts';
import { mostPixels, readPieces } from '../files/pictures/Picture.ts';
import { type PictureFormat, readPicture } from '../files/pictures/readPicture.ts';

/** The start of an SVG file. */
const beginning = /^\uFEFF?\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i;
const looked = 1024;

/** The longer side by the shorter: to cover the widest cut, a longer picture would have more px than can be counted. */
const mostTimes = 1_000;

export interface UploadQuestion {
  path: string;
  /** The colours that a drawing takes; undefined for one that keeps its own. */
  house?: Colours | undefined;
  /** The colours of the house in which it is drawn; without them, those of the design. */
  before?: Colours | undefined;
}

/** What an uploaded picture is, or why it is refused. */
export type ReadUpload =
  /** A photograph: what is kept of it, and the size in which it is shown. */
  | { format: PictureFormat; bytes: Uint8Array; size: { width: number; height: number } }
  /** A drawing: the file to draw its raster of, and the one for pages. */
  | { svg: string; page: string }
  /** A drawing that can only be kept as a raster, and why. */
  | { safe: string; words: string }
  | { fault: 'unknown' | 'heic' | 'damaged' | 'moving' }
  | { fault: 'tooLarge' | 'tooLong'; widthPx: number; heightPx: number }
  | { fault: 'drawing'; words: string };

/** Reads an uploaded picture by its parts: nothing is decoded or drawn here. */
export async function readUpload({ path, ...colours }: UploadQuestion): Promise<ReadUpload> {
  const bytes = await readFile(path);
  const isDrawing = beginning.test(bytes.subarray(0, looked).toString('utf8'));
  return isDrawing ? readDrawing(bytes.toString('utf8').replace(/^\uFEFF/, ''), colours) : readPixels(path);
}

async function readPixels(path: string): Promise<ReadUpload> {
  const read = await readPicture(path);
  if ('fault' in read) return read;
  const { format, picture } = read;
  const { heightPx, isMoving, orientation = 1, pieces, widthPx } = picture;
  if (widthPx * heightPx > mostPixels) return { fault: 'tooLarge', widthPx, heightPx };
  if (Math.max(widthPx, heightPx) > mostTimes * Math.min(widthPx, heightPx))
    return { fault: 'tooLong', widthPx, heightPx };
  if (isMoving) return { fault: 'moving' };
  const kept: Buffer[] = [];
  for await (const piece of readPieces(path, pieces)) kept.push(piece);
  const isTurned = orientation >= 5;
  const size = isTurned ? { width: heightPx, height: widthPx } : { width: widthPx, height: heightPx };
  return { format, bytes: Buffer.concat(kept), size };
}

function readDrawing(text: string, { before, house }: Omit<UploadQuestion, 'path'>): ReadUpload {
  const read = readPictureDrawing(text, house, before);
  if ('drawn' in read) return { svg: plainFileOf(read.drawn), page: pageFileOf(read.drawn, house) };
  const safe = safeSvg(text);
  return safe === undefined ? { fault: 'drawing', words: read.fault } : { safe, words: read.fault };
}
