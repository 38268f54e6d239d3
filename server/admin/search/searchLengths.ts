import { say } from '../say.ts';

/** Lengths in characters: `from` where a text says enough, `to` where search engines cut it. */
export const searchLengths = {
  title: { label: 'Title', from: 30, to: 60 },
  description: { label: 'Description', from: 70, to: 160 },
} as const;
export type SearchText = keyof typeof searchLengths;

export function fitsSearch(text: SearchText, length: number): boolean {
  const { from, to } = searchLengths[text];
  return length >= from && length <= to;
}

/** Such as `Title: 24 characters, short of the 30 that say enough`. */
export function lengthInWords(text: SearchText, length: number): string {
  const { from, label, to } = searchLengths[text];
  const over = length > to ? say('of which the first {to} are shown', { to }) : say('which fits');
  return say('{label}: {length} characters, {verdict}', {
    label: say(label),
    length,
    verdict: length < from ? say('short of the {from} that say enough', { from }) : over,
  });
}
