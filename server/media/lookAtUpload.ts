import { writeFile } from 'node:fs/promises';
import { say, spokenLanguage } from '../admin/say.ts';
import { sayAgain } from '../admin/sayAgain.ts';
import { openBoundedThread } from '../bounded/boundedThread.ts';
import { inFile, Unreadable } from '../bounded/runBounded.ts';
import type { PictureFormat } from '../files/pictures/readPicture.ts';
import { askApart, type Box, type Crop, type Cut, cutPicture, type Focus, rasterise, type Tones } from './pixels.ts';
import type { ReadUpload, UploadQuestion } from './readUpload.ts';

/** A picture as the library keeps it. */
export interface KeptUpload {
  bytes: Buffer;
  format: PictureFormat;
  /** The size in which a photograph is shown; its pixels may be stored turned. */
  size?: { width: number; height: number };
  /** The file that pages show of a drawing. */
  drawing?: string | undefined;
  /** Why a drawing is kept as a raster. */
  rasterised?: string;
}

type Refusal = { refusal: string };

const read = openBoundedThread<UploadQuestion, ReadUpload>({
  module: 'server/media/uploadWorker.ts',
  patienceMs: 20_000,
  memoryMb: 192,
});

/** Reads an uploaded picture apart from those who are served. Returns a sentence for the editor where it is refused. */
export async function lookAtUpload(
  bytes: Buffer,
  colours: Omit<UploadQuestion, 'path'>,
  crop?: Crop,
): Promise<KeptUpload | Refusal> {
  return orRefusal(bytes, async (path) => {
    const found = await read({ path, ...colours });
    if (!found) return { refusal: say(sentences.tooMuch) };
    if ('fault' in found) return { refusal: refusalOf(found) };
    const kept = await keptOf(found, path);
    if (!crop) return kept;
    await writeFile(path, kept.bytes);
    const { bytes: part, ...size } = await askApart('crop', path, crop);
    return { ...kept, bytes: Buffer.from(part), size, drawing: undefined };
  });
}

async function keptOf(found: Exclude<ReadUpload, { fault: string }>, path: string): Promise<KeptUpload> {
  if ('page' in found) return { bytes: await rasterise(Buffer.from(found.svg)), format: 'png', drawing: found.page };
  if ('bytes' in found) return { ...found, bytes: Buffer.from(found.bytes) };
  await writeFile(path, found.safe);
  const png = Buffer.from(await askApart('rasterise', path, null));
  return { bytes: png, format: 'png', rasterised: found.words };
}

/** Cuts a picture, which decodes all of it. `isOurs`: the raster of a drawing, which we have made; it has no `tones`. */
export async function cutUpload(
  bytes: Buffer,
  { boxes, focus, isOurs, tones }: { boxes: readonly Box[]; focus: Focus; isOurs: boolean; tones?: Tones | undefined },
): Promise<Cut[] | Refusal> {
  if (boxes.length === 0) return [];
  if (isOurs) return cutPicture(bytes, boxes, focus);
  return orRefusal(bytes, (path) => askApart('cut', path, { boxes, focus, tones }));
}

async function orRefusal<Result>(
  bytes: Buffer,
  work: (path: string) => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  try {
    return await inFile(bytes, work);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { refusal: say(error.because === 'content' ? sentences.damaged : sentences.tooMuch) };
  }
}

function refusalOf(found: Extract<ReadUpload, { fault: string }>): string {
  if (found.fault === 'drawing') return sayAgain(found.words);
  if (!('widthPx' in found)) return say(sentences[found.fault]);
  const sizeOf = (side: number) => side.toLocaleString(spokenLanguage());
  const size = { width: sizeOf(found.widthPx), height: sizeOf(found.heightPx) };
  return found.fault === 'tooLarge'
    ? say('This picture has {width} x {height} px, and may have 50 million in all. Save it smaller.', size)
    : say(
        'This picture has {width} x {height} px. Cut it: the longer side may be 1,000 times the shorter at most.',
        size,
      );
}

const sentences = {
  tooMuch: 'This picture takes too long to open. Save it in a simpler form, such as a smaller PNG.',
  unknown: 'This file is no picture that can be shown. Upload a PNG, JPEG, WebP, AVIF or SVG.',
  heic: 'This is a HEIC, as iPhones take them, which browsers do not show. Upload a PNG, JPEG, WebP, AVIF or SVG. On a Mac: open it in Preview and export it as JPEG.',
  damaged: 'This picture is incomplete or damaged. Save it once more, and upload that.',
  moving: 'This picture moves, and the library keeps still ones. Save one frame of it as PNG or JPEG, and upload that.',
} as const;
