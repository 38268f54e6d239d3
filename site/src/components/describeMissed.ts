import { categorySlugs } from '@frontage/contract/article.ts';
import { counted } from '@frontage/contract/primitives/counting.ts';
import type { MissedVisit } from '@frontage/contract/visit.ts';

interface NamedLink {
  href: string;
  label: string;
  reason: string;
}

type NearAddress = MissedVisit['near'][number];

/** Length at which the drawing cuts an address. */
const drawnCharacters = 30;
/** Most characters that the search is filled with. */
const queryCharacters = 80;
/** Number of entries: addresses that are near, and at least one of the usual pages. */
const entries = 5;

/** Returns the words about a missed address; undefined if nothing is near it. */
export function describeMissed({ asked, near: [nearest] }: MissedVisit) {
  if (!nearest) return undefined;
  const { alias, lettersApart, path } = nearest;
  const away = lettersApart ? `the nearest one is ${counted(lettersApart, 'letter')} away` : 'these share its words';
  return {
    lead: `The address is well formed and empty. We looked for its neighbours: ${away}.`,
    asked: cutForDrawing(asked),
    found: cutForDrawing(alias ?? path),
    apart: lettersApart ? `${counted(lettersApart, 'letter')} apart` : 'not far',
    query: wordsOf(asked),
  };
}

/** Returns the nearest addresses, followed by pages that visitors often go to next. */
export function listLinks({ near }: MissedVisit, usual: readonly NamedLink[]): NamedLink[] {
  const named = new Set(near.map(({ path }) => path));
  const others = usual.filter(({ href }) => !named.has(href));
  return [
    ...near.map((address) => ({ href: address.path, label: address.title, reason: reasonOf(address) })),
    ...others.slice(0, Math.max(1, entries - near.length)),
  ];
}

function reasonOf({ lettersApart, path }: NearAddress): string {
  const apart = lettersApart ? `, ${lettersApart} ${lettersApart === 1 ? 'letter' : 'letters'} apart` : '';
  return `${kindOf(path)}${apart}`;
}

const kinds: Record<string, string> = {
  glossary: 'glossary',
  industries: 'industry',
  services: 'service',
  work: 'case',
};

function kindOf(path: string): string {
  const [, first = '', second] = path.split('/');
  if (!(categorySlugs as readonly string[]).includes(first)) return kinds[first] ?? 'page';
  return second === undefined || second === 'tag' ? 'articles' : 'article';
}

/** Keeps the end of a long address: it says more than the beginning, which others share. */
function cutForDrawing(path: string): string {
  return path.length <= drawnCharacters ? path : `…${path.slice(1 - drawnCharacters)}`;
}

function wordsOf(path: string): string {
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  return last
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, queryCharacters);
}
