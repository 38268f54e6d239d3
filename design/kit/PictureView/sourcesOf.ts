import { boxesLike, boxOf, type Picture, type PictureSizeKey } from '@frontage/contract/primitives/picture.ts';

export interface PictureSource {
  type: string;
  srcSet: string;
}

/**
 * The files that a browser may choose from to fill a box: every cut of its shape, in AVIF and then in WebP, with its
 * width. None for a drawing, which is sharp at any size.
 */
export function sourcesOf(picture: Pick<Picture, 'drawing' | 'sizes'>, box: PictureSizeKey): PictureSource[] {
  if (picture.drawing) return [];
  return (['avif', 'webp'] as const).flatMap((format) => {
    const cuts = boxesLike(box).flatMap((key) => {
      const url = picture.sizes[key]?.[format];
      return url ? `${url} ${boxOf(key).width}w` : [];
    });
    return cuts.length > 0 ? { type: `image/${format}`, srcSet: cuts.join(', ') } : [];
  });
}
