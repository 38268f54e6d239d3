import { APIError, type CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';
import { rasteriseDrawing } from './rasteriseDrawing.ts';

/** File endings and types of the pictures that the library accepts, by sharp's name for the format. */
const formats: Record<string, { ending: string; type: string }> = {
  png: { ending: 'png', type: 'image/png' },
  jpeg: { ending: 'jpg', type: 'image/jpeg' },
  webp: { ending: 'webp', type: 'image/webp' },
  // The library accepts AVIF only; the list of types refuses the other HEIF formats.
  heif: { ending: 'avif', type: 'image/avif' },
};

/** The types that the library accepts. */
export const pictureTypes = [...Object.values(formats).map(({ type }) => type), 'image/svg+xml'];

/**
 * Gives an uploaded picture the ending of its actual format. A visitor's browser decides by the name what a file is: a
 * picture with an HTML page hidden behind it, called `poly.html`, would open as a page.
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

/** The format in sharp's words; empty where the file is not a picture. */
async function formatOf({ data, tempFilePath }: { data: Buffer; tempFilePath?: string | undefined }): Promise<string> {
  try {
    // For uploads from a browser the path is an empty string. An empty file throws at once.
    return (await sharp(tempFilePath || data).metadata()).format ?? '';
  } catch {
    return '';
  }
}
