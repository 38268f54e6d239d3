import { readFileSync } from 'node:fs';
import type { DemoContent } from './demoContent.schema.ts';
import { findPictureNames, resolvePictures } from './resolvePictures.ts';

/** A drawing of the library once more, with its words in a language. */
interface LetteredDrawing {
  name: string;
  /** Of the drawing itself. */
  original: string;
  svg: string;
}

/**
 * A language whose documents show drawings in its own words, and these drawings. What has no words to change stays one
 * picture for all languages.
 */
export function letteredIn({ labels = {}, ...said }: DemoContent['languages'][number]): {
  language: Omit<DemoContent['languages'][number], 'labels'>;
  drawings: LetteredDrawing[];
} {
  const drawings = findPictureNames(said).flatMap((original): LetteredDrawing[] => {
    const drawn = readDrawing(original);
    const svg = drawn.replace(label, (words) => labels[words] ?? words);
    return svg === drawn ? [] : [{ name: `${original}-${said.code}`, original, svg }];
  });
  const own = new Map(drawings.map(({ name, original }) => [original, name]));
  const named = (name: string) => ({ $picture: own.get(name) ?? name });
  return { language: resolvePictures(said, named, (file) => ({ $file: file })) as typeof said, drawings };
}

/** The words of a drawing. */
export function labelsOf(picture: string): string[] {
  return readDrawing(picture).match(label) ?? [];
}

/** Matches the words of a label; a drawing has no entities but those of its letters. */
const label = /(?<=<text [^<>]*>)[^<]+(?=<\/text>)/g;

function readDrawing(name: string): string {
  return readFileSync(new URL(`pictures/${name}.svg`, import.meta.url), 'utf8');
}
