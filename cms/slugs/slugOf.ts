/** The most characters of a slug that is made from a title. */
const maxLength = 80;

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const letters: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' };

/** The slug for a title; empty where the title has neither Latin letters nor digits. */
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
