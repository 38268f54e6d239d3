import { boxOf, everySizeKeys, type PictureSizeKey, pictureSizeKeys } from '@frontage/contract/primitives/picture.ts';
import type { ImageSize } from 'payload';
import type { Box } from './pixels.ts';

const formats = ['avif', 'webp'] as const;
type PictureFormat = (typeof formats)[number];

/** The name of a picture's variant: `avif480x360`. Begins with a letter, as a database column must. */
export function sizeNameOf(key: PictureSizeKey, format: PictureFormat): `${PictureFormat}${string}` {
  const { width, height } = boxOf(key);
  return `${format}${width}x${height}`;
}

/** The boxes to cut a photograph to. Each of the usual ones exactly, also if it is smaller: a page reserves the space. */
export const boxesOfPhotographs: Box[] = pictureSizeKeys.flatMap((key) =>
  formats.map((format) => ({
    ...boxOf(key),
    name: sizeNameOf(key, format),
    format,
    isAlways: everySizeKeys.some((one) => one === key),
  })),
);

/** For Payload, which has a field for each; `pixels.ts` cuts. */
export const imageSizes: ImageSize[] = boxesOfPhotographs.map(({ height, name, width }) => ({
  ...{ height, name, width },
  admin: { disableListColumn: true, disableListFilter: true, disableGroupBy: true },
}));

/**
 * The boxes to cut the raster of a drawing to: pages show the drawing, and AVIF takes longer than everything else in an
 * upload. With less effort: a third less time, 7 % more bytes.
 */
export const boxesOfDrawings: Box[] = boxesOfPhotographs
  .filter(({ format, isAlways }) => format === 'webp' && isAlways)
  .map((box) => ({ ...box, effort: 2 }));
