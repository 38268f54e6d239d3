import { textOfLayout } from '../texts/textOfLayout.ts';

/** Reading speed. */
const wordsPerMinute = 200;

/** Reading time of an article in minutes, at least one. Fenced code and the markup of Markdown do not count. */
export function minutesToRead(layout: unknown): number {
  const text = textOfLayout('articles', layout);
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
