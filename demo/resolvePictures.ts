import type { PictureName } from './media.ts';

/** Takes the place of a picture until the pictures are in the library. */
export interface PictureReference {
  $picture: PictureName;
}

/**
 * Returns a copy of `value` in which each picture reference, at any depth, is replaced with the result of `pictureOf`
 * for its name.
 */
export function resolvePictures(value: unknown, pictureOf: (name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => resolvePictures(entry, pictureOf));
  if (typeof value !== 'object' || value === null) return value;
  if ('$picture' in value) return pictureOf(String(value.$picture));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, resolvePictures(entry, pictureOf)]));
}

/** Returns the names of all pictures that `value` refers to, without duplicates. */
export function findPictureNames(value: unknown): string[] {
  const names = new Set<string>();
  resolvePictures(value, (name) => names.add(name));
  return [...names];
}
