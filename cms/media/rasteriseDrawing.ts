import { readFile, writeFile } from 'node:fs/promises';
import { pageFileOf, plainFileOf, readPictureDrawing } from '@frontage/contract/drawings/pictureDrawing.ts';
import type { Colours } from '@frontage/contract/identity/palette.ts';
import { APIError, type PayloadRequest } from 'payload';
import sharp from 'sharp';

/** px: the usual width of preview images, and wider than every box for screens of normal density. */
const rasterWidth = 1200;
/** The start of an SVG file. */
const beginning = /^\uFEFF?\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i;
const looked = 1024;

type Uploaded = NonNullable<PayloadRequest['file']>;

/**
 * Replaces an uploaded drawing by a raster, for feeds, link previews and everything else that does not take SVG; the
 * drawing itself stays in the request, for `keepDrawing`. Throws, in words for the editor, where it contains more than
 * shapes.
 */
export async function rasteriseDrawing(file: Uploaded, req: PayloadRequest): Promise<void> {
  req.context.drawing = undefined;
  const bytes = file.tempFilePath ? await readFile(file.tempFilePath) : file.data;
  if (!beginning.test(bytes.subarray(0, looked).toString('utf8'))) return;
  const colours = await readColoursOfHouse(req);
  const read = readPictureDrawing(bytes.toString('utf8').replace(/^\uFEFF/, ''), colours);
  if ('fault' in read) throw new APIError(read.fault, 400, undefined, true);
  const density = Math.min((72 * rasterWidth) / read.drawn.width, 2400);
  const raster = await sharp(Buffer.from(plainFileOf(read.drawn)), { density })
    .resize({ width: rasterWidth })
    .png()
    .toBuffer();
  if (file.tempFilePath) await writeFile(file.tempFilePath, raster);
  file.data = raster;
  file.size = raster.length;
  req.context.drawing = pageFileOf(read.drawn, colours);
}

/** The site's two present colours. */
async function readColoursOfHouse(req: PayloadRequest): Promise<Colours> {
  const { identity } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { identity: true },
    req,
  });
  return { ink: identity?.ink ?? undefined, accent: identity?.accent ?? undefined };
}
