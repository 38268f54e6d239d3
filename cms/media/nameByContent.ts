import { APIError, type CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';
import { rasteriseDrawing } from './rasteriseDrawing.ts';

/** Endings of the pictures that the library takes, and their types, by what sharp calls the format. */
const formats: Record<string, { ending: string; type: string }> = {
  png: { ending: 'png', type: 'image/png' },
  jpeg: { ending: 'jpg', type: 'image/jpeg' },
  webp: { ending: 'webp', type: 'image/webp' },
  // AVIF is what the library takes of it; the list of types refuses the rest.
  heif: { ending: 'avif', type: 'image/avif' },
};

/** The types that the library takes. */
export const pictureTypes = [...Object.values(formats).map(({ type }) => type), 'image/svg+xml'];

/**
 * Gives a picture that is uploaded the ending of what it is. What a visitor's browser takes a file for follows its
 * name: a picture with a page hidden behind it, called `poly.html`, would be one.
 */
export const nameByContent: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { file } = req;
  if (!file) return args;
  await rasteriseDrawing(file, req);
  const known = formats[await formatOf(file)];
  if (!known)
    throw new APIError(
      'This file is no picture that can be shown. Upload a PNG, JPEG, WebP, AVIF or SVG.',
      400,
      undefined,
      true,
    );
  const stem = file.name.replace(/\.[^.]*$/, '').replace(/^\.+/, '');
  file.name = `${stem || 'picture'}.${known.ending}`;
  file.mimetype = known.type;
  return args;
};

/** As sharp calls it; empty where it is no picture. */
async function formatOf({ data, tempFilePath }: { data: Buffer; tempFilePath?: string | undefined }): Promise<string> {
  try {
    // From a browser the path is there, and empty. A file of no bytes throws at once.
    return (await sharp(tempFilePath || data).metadata()).format ?? '';
  } catch {
    return '';
  }
}
