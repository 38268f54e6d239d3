import type { PictureName } from './media.ts';

/** Stands where a picture will be, until the pictures are in the library. */
export interface PictureReference {
  $picture: PictureName;
}

/** A copy of `value` in which each picture reference, at any depth, is replaced by what `pictureOf` answers for its name. */
export function resolvePictures(value: unknown, pictureOf: (name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => resolvePictures(entry, pictureOf));
  if (typeof value !== 'object' || value === null) return value;
  if ('$picture' in value) return pictureOf(String(value.$picture));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, resolvePictures(entry, pictureOf)]));
}

/** The names of all pictures that `value` refers to, each once. */
export function pictureNamesIn(value: unknown): string[] {
  const names = new Set<string>();
  resolvePictures(value, (name) => names.add(name));
  return [...names];
}
