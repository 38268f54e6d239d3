import { categorySlugs } from '@frontage/contract/article.ts';
import { nearestMarks } from '@frontage/contract/nearestMarkup.ts';
import { counted } from '@frontage/contract/primitives/counting.ts';
import { searchMarks } from '@frontage/contract/searchMarkup.ts';
import { load } from 'cheerio';
import type { NearAddress } from './nearestAddresses.ts';

/** Characters of an address that a drawing has room for. */
const drawnCharacters = 30;
/** Entries in all: what is near, and at least one of the pages that are always named. */
const entries = 5;

/** The page that says nothing is here, with the addresses near the one that was asked for. All is set as text. */
export function fillNotFound(html: string, asked: string, near: readonly NearAddress[]): string {
  const [nearest] = near;
  if (!nearest) return html;
  const $ = load(html);
  const { lettersApart } = nearest;
  const away = lettersApart ? `the nearest one is ${counted(lettersApart, 'letter')} away` : 'these share its words';
  $(`[${nearestMarks.lead}]`).text(`The address is well formed and empty. We looked for its neighbours: ${away}.`);
  $(`[${nearestMarks.asked}]`).text(drawn(asked));
  $(`[${nearestMarks.found}]`).text(drawn(nearest.alias ?? nearest.path));
  $(`[${nearestMarks.apart}]`).text(lettersApart ? `${counted(lettersApart, 'letter')} apart` : 'not far');
  $(`[${searchMarks.field}]`).attr('value', searchWordsOf(asked));

  const list = $(`[${nearestMarks.list}]`).first();
  const usual = list.children();
  const named = new Set(near.map(({ path }) => path));
  const prototype = usual.first().clone();
  const stay = Math.max(1, entries - near.length);
  usual.filter((_, entry) => named.has($(entry).find('a').attr('href') ?? '')).remove();
  list.children().slice(stay).remove();
  list.prepend(
    ...near.map((address) => {
      const entry = prototype.clone();
      entry.find('a').attr('href', address.path).text(address.title);
      entry.find(`[${nearestMarks.reason}]`).text(reasonOf(address));
      return entry;
    }),
  );
  return $.html();
}

function reasonOf({ path, lettersApart }: NearAddress): string {
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

/** The end says more than the beginning, which others share. */
function drawn(path: string): string {
  return path.length <= drawnCharacters ? path : `…${path.slice(1 - drawnCharacters)}`;
}

function searchWordsOf(path: string): string {
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  return last
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);
}
