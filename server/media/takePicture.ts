import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Colours } from '@frontage/contract/identity/palette.ts';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { isCropped } from './isCropped.ts';
import { type KeptUpload, lookAtUpload } from './lookAtUpload.ts';

/** File endings and types of the pictures that the library keeps. */
const formats: Record<KeptUpload['format'], { ending: string; type: string }> = {
  png: { ending: 'png', type: 'image/png' },
  jpeg: { ending: 'jpg', type: 'image/jpeg' },
  webp: { ending: 'webp', type: 'image/webp' },
  avif: { ending: 'avif', type: 'image/avif' },
};

/** The types that the library accepts. */
export const pictureTypes = [...Object.values(formats).map(({ type }) => type), 'image/svg+xml'];

/**
 * Puts what is kept of an uploaded picture in its place, under the ending of its actual format. A visitor's browser
 * decides by the name what a file is: a picture with an HTML page hidden behind it, called `poly.html`, would open as a
 * page.
 */
export const takePicture: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { file } = req;
  req.context.upload = undefined;
  req.context.drawing = undefined;
  if (!file) return args;
  // For uploads from a browser the path is an empty string.
  const bytes = file.tempFilePath ? await readFile(file.tempFilePath) : file.data;
  const kept = await lookAtUpload(bytes, (await keepsColours(args, req)) ? undefined : await readColoursOfHouse(req));
  if ('refusal' in kept) throw new APIError(kept.refusal, 400, undefined, true);
  if (file.tempFilePath) await writeFile(file.tempFilePath, kept.bytes);
  const known = formats[kept.format];
  const stem = file.name.replace(/\.[^.]*$/, '').replace(/^\.+/, '');
  file.name = `${stem || 'picture'}.${known.ending}`;
  file.mimetype = known.type;
  file.data = kept.bytes;
  file.size = kept.bytes.length;
  req.context.upload = kept;
  req.context.drawing = kept.drawing;
  return args;
};

/** Notes the size in which a picture is shown, which is not that of its pixels if a camera was held sideways. */
export const noteSize: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const upload = req.context.upload as KeptUpload | undefined;
  if (upload) {
    const { bytes, rasterised = null, size } = upload;
    return { ...data, ...size, ...(isCropped(req) ? {} : { filesize: bytes.length }), rasterised };
  }
  if (!originalDoc || isCropped(req)) return data;
  if (data.ownColours !== undefined && data.ownColours !== originalDoc.ownColours && originalDoc.drawn)
    throw new APIError('To change its colours, choose the file once more in the same step.', 400, undefined, true);
  // Moving the focal point reads the pixels again.
  return { ...data, width: originalDoc.width, height: originalDoc.height };
};

/**
 * Stores a WebP as it came: Payload encodes every WebP once more, because it might move, and loses its colour profile
 * (as of 3.90.2).
 */
export function keepWebp(mediaDir: string): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    const upload = req.context.upload as KeptUpload | undefined;
    if (upload?.format === 'webp' && !isCropped(req)) await writeFile(join(mediaDir, doc.filename), upload.bytes);
    return doc;
  };
}

/** True unless the editor says that it is a drawing of the house. */
async function keepsColours(args: object, req: PayloadRequest): Promise<boolean> {
  const given = 'data' in args && typeof args.data === 'object' && args.data !== null ? args.data : {};
  if ('ownColours' in given && typeof given.ownColours === 'boolean') return given.ownColours;
  if (!('id' in args)) return true;
  const where = { id: { equals: args.id } };
  const picture = await req.payload.db.findOne<{ id: number; ownColours?: boolean }>({
    collection: 'media',
    where,
    req,
  });
  return picture?.ownColours ?? true;
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
