import type { PageContext } from '@frontage/contract/page.ts';
import { pageCard } from '@frontage/contract/pageParts.ts';
import { examplePicture } from './pageContext.ts';

function exampleCase(id: number, slug: string, title: string, label: string, alt: string) {
  return pageCard.parse({
    id,
    type: 'case',
    slug,
    term_id: null,
    categories: [],
    title,
    path: `/work/${slug}`,
    card: { label, description: `What ${title} does, in one line.`, picture: examplePicture(`case-${slug}`, alt) },
    modified: '2026-11-01T08:00:00Z',
  });
}

/** The cases that examples name, as the page-data client answers them. */
export const exampleCases: PageContext['casesBySlug'] = {
  hushmint: exampleCase(21, 'hushmint', 'Hushmint', 'NFT marketplace, 7 months', 'Twenty bars on a line like a sound'),
  opaline: exampleCase(
    22,
    'opaline',
    'Opaline',
    'NFT marketplace, 5 months',
    'A cut stone tied to the ledger by a rope',
  ),
  tidemark: exampleCase(
    23,
    'tidemark',
    'Tidemark',
    'Blockchain platform, 14 months',
    'Three spent outputs become one unspent output and some change',
  ),
  causeway: exampleCase(
    24,
    'causeway',
    'Causeway',
    'Bridge and liquidity, 11 months',
    'An asset on the arch of a bridge between two shores',
  ),
};
