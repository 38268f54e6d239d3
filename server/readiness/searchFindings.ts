import { fitsSearch, lengthInWords } from '../admin/search/searchLengths.ts';
import type { Finding } from './Finding.ts';

interface Searched {
  title?: string | null;
  excerpt?: string | null;
  lead?: string | null;
  head?: { title?: string | null; description?: string | null; noIndex?: boolean | null } | null;
}

/** What search engines would cut off or miss; nothing for a page that they leave out. */
export function searchFindings({ excerpt, head, lead, title }: Searched): Finding[] {
  if (head?.noIndex) return [];
  const description = [head?.description, excerpt, lead].map((one) => one?.trim()).find(Boolean) ?? '';
  const texts = { title: head?.title?.trim() || title?.trim() || '', description };
  return (['title', 'description'] as const).flatMap((name): Finding[] => {
    const { length } = texts[name];
    if (fitsSearch(name, length)) return [];
    return [{ kind: 'search', place: 'Search engines', words: lengthInWords(name, length) }];
  });
}
