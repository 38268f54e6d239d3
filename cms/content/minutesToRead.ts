import { textOfLayout } from '../texts/textOfLayout.ts';

/** Words that a reader takes in a minute. */
const wordsPerMinute = 200;

/** Minutes that the text of an article takes, at least one. Code in fences and the marks of Markdown do not count. */
export function minutesToRead(layout: unknown): number {
  const text = textOfLayout('articles', layout);
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
