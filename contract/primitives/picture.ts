import { z } from 'zod';
import { oncePer } from './once.ts';

/** The boxes, in px, to which every uploaded picture is cut: width-height. R24. */
export const everySizeKeys = [
  '1000-510',
  '690-517',
  '560-240',
  '480-360',
  '375-280',
  '279-207',
  '218-156',
  '120-120',
] as const;

/** Boxes for pictures that are large enough themselves: for dense screens, and for a photograph across the window. */
export const largeSizeKeys = ['2000-1020', '1920-1440', '1380-1034'] as const;

export const pictureSizeKeys = [...everySizeKeys, ...largeSizeKeys] as const;
export type PictureSizeKey = (typeof pictureSizeKeys)[number];

/** Width and height in px of a size key. */
export function boxOf(key: PictureSizeKey): { width: number; height: number } {
  const [width, height] = key.split('-').map(Number);
  if (!width || !height) throw new Error(`${key} is not a picture size`);
  return { width, height };
}

/** Boxes whose proportions differ by less than this show the same part of a picture: 375x280 and 480x360 do. */
const sameShape = 0.02;

/** All boxes of the same shape as one, the narrowest first. Kept, because every picture of every page asks for them. */
export const boxesLike = oncePer((key: PictureSizeKey): readonly PictureSizeKey[] => {
  const ratioOf = (one: PictureSizeKey) => boxOf(one).width / boxOf(one).height;
  return pictureSizeKeys
    .filter((one) => Math.abs(ratioOf(one) / ratioOf(key) - 1) < sameShape)
    .toSorted((one, other) => boxOf(one).width - boxOf(other).width);
});

const url = z.string().regex(/^(?:\/|https:\/\/)\S+$/, { error: 'a path on this host or an https address' });

const variant = z.object({ avif: url.optional(), webp: url });

/**
 * A picture of the CMS: one original, and a variant for each size key in AVIF and WebP.
 * `alt` is empty only where the picture repeats the text next to it.
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
    /** Stands in lists for a picture that an article does not have; it shows nothing. */
    isPlain: z.literal(true).optional(),
  })
  .meta({ id: 'picture', description: 'A picture from the media library', widget: 'picture' });

export type Picture = z.infer<typeof picture>;

/** A picture that is a drawing. */
export type DrawnPicture = Picture & { drawing: string };

/** The picture of a slide: the same, with its address in `src`. R24. */
export const slidePicture = picture
  .omit({ url: true })
  .extend({ src: url })
  .meta({ id: 'slide-picture', description: 'A picture from the media library', widget: 'picture' });

export type SlidePicture = z.infer<typeof slidePicture>;

/** A picture with the property names of a slide. */
export function toSlidePicture({ url, ...rest }: Picture): SlidePicture {
  return { src: url, ...rest };
}

/** The pictures in the text next to it, by their ids. */
export const picturesOfText = z
  .record(z.string().regex(/^\d+$/), picture)
  .meta({ description: 'The pictures that the text names, by their ids', widget: 'picturesOfText' });
