/** Longest part of an address that is made of a title, in characters. */
const maxLength = 80;

/** Letters that do not come apart into a plain one and its mark. */
const letters: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' };

/** The last part of an address, made of a title; empty where the title has neither letters nor digits of ours. */
export function slugOf(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[ßøæœđðłþı]/g, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^a-z0-9]/)
    .filter(Boolean)
    .join('-')
    .slice(0, maxLength);
  return slug.endsWith('-') ? slug.slice(0, -1) : slug;
}
