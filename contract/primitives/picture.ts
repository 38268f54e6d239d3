import { z } from 'zod';

/** The boxes, in px, that every uploaded picture is cut to: width-height. R24. */
export const pictureSizeKeys = [
  '1000-510',
  '690-517',
  '560-240',
  '480-360',
  '375-280',
  '279-207',
  '218-156',
  '120-120',
] as const;
export type PictureSizeKey = (typeof pictureSizeKeys)[number];

/** Width and height in px of a size key. */
export function boxOf(key: PictureSizeKey): { width: number; height: number } {
  const [width, height] = key.split('-').map(Number);
  if (!width || !height) throw new Error(`${key} is not a picture size`);
  return { width, height };
}

const url = z.string().regex(/^(?:\/|https:\/\/)\S+$/, { error: 'a path on this host or an https address' });

const variant = z.object({ avif: url.optional(), webp: url });

/**
 * A picture of the CMS: one original, and a variant for each size key in AVIF and WebP.
 * `alt` is empty only when the picture repeats the text beside it.
 */
export const picture = z
  .object({
    url,
    alt: z.string().max(200),
    /** px of the original. */
    width: z.int().positive(),
    height: z.int().positive(),
    sizes: z.partialRecord(z.enum(pictureSizeKeys), variant),
    /** The same as SVG, for pages: sharp at any size, and dark in the dark theme. */
    drawing: url.optional(),
  })
  .meta({ id: 'picture', description: 'A picture from the media library', widget: 'picture' });

export type Picture = z.infer<typeof picture>;

/** The picture of a slide: the same, with its address under the name `src`. R24. */
export const slidePicture = picture
  .omit({ url: true })
  .extend({ src: url })
  .meta({ id: 'slide-picture', description: 'A picture from the media library', widget: 'picture' });

export type SlidePicture = z.infer<typeof slidePicture>;

/** A picture as slides name its parts. */
export function toSlidePicture({ url, ...rest }: Picture): SlidePicture {
  return { src: url, ...rest };
}
