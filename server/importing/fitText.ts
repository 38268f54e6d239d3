import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';

/** Returns the plain words of a short WordPress text, which may contain HTML. */
export function plainWords(html: string): string {
  return textOf(fromHtml(html, { fragment: true }))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Shortens a text to at most `maxLength` characters, if possible between two words. */
export function fitText(text: string, maxLength: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= maxLength) return whole;
  const cut = whole.slice(0, maxLength - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
