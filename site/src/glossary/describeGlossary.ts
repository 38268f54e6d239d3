import type { GlossaryTerm } from '@frontage/contract/glossary.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { type Speaker, saySite, wordsOf } from '@frontage/contract/words/ownWords.ts';
import type { GlossaryPage } from './createGlossaryPages.ts';

/** How many terms the description of a page names, if search engines show them all. */
const termsNamed = 6;
const shownCharacters = 160;

/** Returns title and description of a glossary page, and the terms it explains. */
export function describeGlossary(
  { groups, letter, total }: GlossaryPage,
  site: Speaker & Pick<SiteSettings, 'companyName'>,
): { title: string; description: string; terms: GlossaryTerm[] } {
  const words = wordsOf(site);
  // The page of a letter also shows the next letter, which does not count here.
  const terms = (letter ? groups.slice(0, 1) : groups).flatMap((group) => group.terms);
  const describe = (some: string) =>
    letter
      ? saySite(words, 'glossary.describeLetter', { terms: some, letter, company: site.companyName })
      : saySite(words, 'glossary.describe', { total, terms: some });
  let named = terms.slice(0, termsNamed).map((term) => term.title);
  while (named.length > 1 && describe(named.join(', ')).length > shownCharacters) named = named.slice(0, -1);
  return {
    title: letter ? saySite(words, 'glossary.under', { letter }) : saySite(words, 'kind.glossary'),
    description: describe(named.join(', ')),
    terms,
  };
}
