import { categorySlugs } from '@frontage/contract/article.ts';
import { spelled } from '@frontage/contract/primitives/counting.ts';
import type { MissedVisit } from '@frontage/contract/visit.ts';
import type { missedTexts } from '@frontage/contract/words/pageTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { sayAny, sayCount, saySite } from '@frontage/contract/words/siteTexts.ts';

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
export function describeMissed({ asked, near: [nearest] }: MissedVisit, words?: Words) {
  if (!nearest) return undefined;
  const { alias, lettersApart, path } = nearest;
  return {
    lead: lettersApart
      ? sayCount(words, { one: 'missed.leadOne', other: 'missed.lead', spelled }, lettersApart)
      : saySite(words, 'missed.leadWords'),
    asked: cutForDrawing(asked),
    found: cutForDrawing(alias ?? path),
    apart: lettersApart
      ? sayCount(words, { one: 'missed.apartOne', other: 'missed.apart', spelled }, lettersApart)
      : saySite(words, 'missed.notFar'),
    query: wordsOf(asked),
  };
}

/** Returns the nearest addresses, followed by pages that visitors often go to next. */
export function listLinks({ near }: MissedVisit, usual: readonly NamedLink[], words?: Words): NamedLink[] {
  const named = new Set(near.map(({ path }) => path));
  const others = usual.filter(({ href }) => !named.has(href));
  return [
    ...near.map((address) => ({ href: address.path, label: address.title, reason: reasonOf(address, words) })),
    ...others.slice(0, Math.max(1, entries - near.length)),
  ];
}

function reasonOf({ lettersApart, path }: NearAddress, words: Words | undefined): string {
  const kind = sayAny(words, kindOf(path));
  if (!lettersApart) return kind;
  // The kind is the first name of the sentence, so the number is filled in by hand.
  return saySite(words, lettersApart === 1 ? 'missed.reasonOne' : 'missed.reason', { kind, count: lettersApart });
}

const kinds = {
  glossary: 'missed.glossary',
  industries: 'missed.industry',
  services: 'missed.service',
  work: 'missed.case',
} as const;

function kindOf(path: string): keyof typeof missedTexts {
  const [, first = '', second] = path.split('/');
  if (!(categorySlugs as readonly string[]).includes(first)) return isKnown(first) ? kinds[first] : 'missed.page';
  return second === undefined || second === 'tag' ? 'missed.articles' : 'missed.article';
}

const isKnown = (first: string): first is keyof typeof kinds => Object.hasOwn(kinds, first);

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
