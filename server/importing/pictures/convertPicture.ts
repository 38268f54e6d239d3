import sharp from 'sharp';
import { maxPictureBytes } from './fetchPicture.ts';

/** Says why the library does not take a file as a picture. */
export class UnfitPicture extends Error {
  override name = 'UnfitPicture';
}

/** Formats that the library takes unchanged, by sharp's names. */
const taken = new Set(['png', 'jpeg', 'webp', 'heif']);

/**
 * Returns the bytes as a picture that the library takes. Their format is read from the bytes, not from a name. The
 * first frame of a GIF and of a moving WebP becomes a PNG; `isStill` is false if there were more. Throws
 * {@link UnfitPicture}.
 */
export async function convertPicture(bytes: Buffer): Promise<{ data: Buffer; isStill: boolean }> {
  if (bytes.length > maxPictureBytes) throw new UnfitPicture('it is larger than 20 MB');
  const known = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!known) throw new UnfitPicture('it is no picture, or a broken one');
  const isMoving = known.format !== 'heif' && (known.pages ?? 1) > 1;
  if (taken.has(known.format) && !isMoving) return { data: bytes, isStill: true };
  if (known.format !== 'gif' && !isMoving)
    throw new UnfitPicture(
      `it is ${known.format.toUpperCase()}. Make a PNG, JPEG, WebP or AVIF of it, of the same name`,
    );
  return { data: await sharp(bytes).png().toBuffer(), isStill: !isMoving };
}

/** Creates a picture of one colour, in the shape of the library's largest box of four to three. */
export function createPlainPng(): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: '#dfe7ea' } })
    .png()
    .toBuffer();
}
