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

/** Categories and tags, each by its number in the content API. */
interface Names {
  categories: readonly { term_id: number; name: string }[];
  tags: readonly { term_id: number; name: string }[];
}

/**
 * An answer whose pictures, at any depth, say what they show in a language, or nothing where nobody has said it, and
 * whose categories and tags have their names there.
 */
export function inWordsOfLanguage<Answer>(answer: Answer, language: string, { categories, tags }: Names): Answer {
  const namesOf = (all: Names['tags']) => new Map(all.map(({ name, term_id }) => [term_id, name]));
  const [ofCategories, ofTags] = [namesOf(categories), namesOf(tags)];
  const said = (value: unknown): unknown => {
    const { alt, group, [inLanguages]: words, sizes, src, term_id } = Object(value);
    const isPicture = alt !== undefined && (sizes !== undefined || src !== undefined);
    const name = (group ? ofTags : ofCategories).get(term_id);
    return mapMembers(value, (one, field) => {
      if (isPicture && field === 'alt') return words?.[language] || '';
      return field === 'name' ? (name ?? one) : said(one);
    });
  };
  return said(answer) as Answer;
}
