import { mapMembers } from '@frontage/contract/primitives/members.ts';
import { boxOf, everySizeKeys, type Picture, pictureSizeKeys } from '@frontage/contract/primitives/picture.ts';
import { drawingNameOf, mediaUrl } from '../files/namesOfFiles.ts';
import { sizeNameOf } from '../media/imageSizes.ts';

/** A picture of the library from the Local API, as far as the contract needs it. */
interface StoredPicture {
  alt: string;
  altIn?: Record<string, string> | null;
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
  const { alt, altIn, drawn, filename, height, isPlain, width } = media;
  const url = mediaUrl(filename);
  const drawing = drawn ? { drawing: mediaUrl(drawingNameOf(filename)) } : {};
  const sizes = withEveryBox(cutsOf(media), url);
  const words = altIn ? { [inLanguages]: altIn } : {};
  return { url, alt, ...words, width, height, sizes, ...drawing, ...(isPlain ? { isPlain } : {}) };
}

function cutsOf({ sizes }: StoredPicture): Picture['sizes'] {
  const cuts: Picture['sizes'] = {};
  for (const key of pictureSizeKeys) {
    const webp = sizes?.[sizeNameOf(key, 'webp')]?.filename;
    const avif = sizes?.[sizeNameOf(key, 'avif')]?.filename;
    if (webp) cuts[key] = { webp: mediaUrl(webp), ...(avif ? { avif: mediaUrl(avif) } : {}) };
  }
  return cuts;
}

/**
 * Drawings that were uploaded in 2026 may have only four cuts: the other boxes show the next wider cut, or the picture
 * itself. R24.
 */
function withEveryBox(cuts: Picture['sizes'], url: string): Picture['sizes'] {
  const widestFirst = everySizeKeys.toSorted((one, other) => boxOf(other).width - boxOf(one).width);
  if (!widestFirst.some((key) => cuts[key])) return cuts;
  let wider = url;
  const filled: Picture['sizes'] = { ...cuts };
  for (const key of widestFirst) {
    wider = cuts[key]?.webp ?? wider;
    filled[key] ??= { webp: wider };
  }
  return filled;
}

function isStoredPicture(media: unknown): media is StoredPicture {
  return typeof media === 'object' && media !== null && 'filename' in media && 'alt' in media;
}

/** On a picture of an answer: what it shows in further languages, by their codes. JSON leaves it out. */
export const inLanguages = Symbol('what a picture shows in further languages');

/** An answer whose pictures, at any depth, say what they show in a language, or nothing where nobody has said it. */
export function withPictureWords<Answer>(answer: Answer, language: string): Answer {
  return said(answer, language) as Answer;
}

function said(value: unknown, language: string): unknown {
  const { alt, [inLanguages]: words, sizes, src } = Object(value);
  const isPicture = alt !== undefined && (sizes !== undefined || src !== undefined);
  return mapMembers(value, (one, name) =>
    isPicture && name === 'alt' ? words?.[language] || '' : said(one, language),
  );
}
