import { type Picture, pictureSizeKeys } from '@frontage/contract/primitives/picture.ts';
import { mediaUrl } from '../files/mediaUrl.ts';
import { drawingNameOf } from '../files/namesOfFiles.ts';
import { sizeNameOf } from '../media/imageSizes.ts';

/** A picture of the library from the Local API, as far as the contract needs it. */
interface StoredPicture {
  alt: string;
  filename?: string | null;
  drawn?: boolean | null;
  isPlain?: boolean | null;
  width?: number | null;
  height?: number | null;
  sizes?: Partial<Record<string, { filename?: string | null }>>;
}

/** A picture of the contract; undefined where the relation was not populated or the file is missing. */
export function toPicture(media: unknown): Picture | undefined {
  if (!isStoredPicture(media) || !media.filename || !media.width || !media.height) return undefined;
  const sizes: Picture['sizes'] = {};
  for (const key of pictureSizeKeys) {
    const webp = media.sizes?.[sizeNameOf(key, 'webp')]?.filename;
    const avif = media.sizes?.[sizeNameOf(key, 'avif')]?.filename;
    if (webp) sizes[key] = { webp: mediaUrl(webp), ...(avif ? { avif: mediaUrl(avif) } : {}) };
  }
  const { alt, drawn, filename, height, isPlain, width } = media;
  const drawing = drawn ? { drawing: mediaUrl(drawingNameOf(filename)) } : {};
  return { url: mediaUrl(filename), alt, width, height, sizes, ...drawing, ...(isPlain ? { isPlain } : {}) };
}

function isStoredPicture(media: unknown): media is StoredPicture {
  return typeof media === 'object' && media !== null && 'filename' in media && 'alt' in media;
}
