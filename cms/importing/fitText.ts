import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';

/** The words of a short text of WordPress, which may hold HTML. */
export function plainWords(html: string): string {
  return textOf(fromHtml(html, { fragment: true }))
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text of at most so many characters, cut between two words where it is longer. */
export function fitText(text: string, maxLength: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= maxLength) return whole;
  const cut = whole.slice(0, maxLength - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
