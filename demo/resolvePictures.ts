import type { PictureName } from './media.ts';

/** Takes the place of a picture until the pictures are in the library. */
export interface PictureReference {
  $picture: PictureName;
}

/** Takes the place of a film, or of its captions, of `recordings.ts`. */
export interface FileReference {
  $file: string;
}

/**
 * Returns a copy of `value` in which each picture reference, at any depth, is replaced with the result of `pictureOf`
 * for its name, and each film with that of `fileOf`.
 */
export function resolvePictures(
  value: unknown,
  pictureOf: (name: string) => unknown,
  fileOf: (name: string) => unknown = () => undefined,
): unknown {
  if (Array.isArray(value)) return value.map((entry) => resolvePictures(entry, pictureOf, fileOf));
  if (typeof value !== 'object' || value === null) return value;
  if ('$picture' in value) return pictureOf(String(value.$picture));
  if ('$file' in value) return fileOf(String(value.$file));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, resolvePictures(entry, pictureOf, fileOf)]),
  );
}

/** Returns the names of all pictures that `value` refers to, without duplicates. */
export function findPictureNames(value: unknown): string[] {
  const names = new Set<string>();
  resolvePictures(value, (name) => names.add(name));
  return [...names];
}
