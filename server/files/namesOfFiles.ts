import type { Media } from '../payload-types.ts';

export function drawingNameOf(filename: string): string {
  return `${filename.replace(/\.[^.]*$/, '')}.svg`;
}

/** The names of all files of a picture: the original, its sizes and its drawing. */
export function namesOfPicture({ drawn, filename, sizes }: Pick<Media, 'drawn' | 'filename' | 'sizes'>): string[] {
  if (!filename) return [];
  const cut = Object.values(sizes ?? {}).flatMap((size) => size?.filename ?? []);
  const drawing = drawn ? [drawingNameOf(filename), `${drawingNameOf(filename)}.br`] : [];
  return [filename, ...cut, ...drawing];
}

export function namesOfDocument({ filename }: { filename?: string | null }): string[] {
  return filename ? [filename] : [];
}

/** The address at which the backend serves a file of the library. */
export function mediaUrl(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`;
}
