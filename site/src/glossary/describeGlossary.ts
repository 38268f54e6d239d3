import type { GlossaryTerm } from '@frontage/contract/glossary.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import type { GlossaryPage } from './createGlossaryPages.ts';

/** How many terms the description of a page names, if search engines show them all. */
const termsNamed = 6;
const shownCharacters = 160;

/** Returns title and description of a glossary page, and the terms it explains. */
export function describeGlossary(
  { groups, letter, total }: GlossaryPage,
  { companyName }: Pick<SiteSettings, 'companyName'>,
): { title: string; description: string; terms: GlossaryTerm[] } {
  // The page of a letter also shows the next letter, which does not count here.
  const terms = (letter ? groups.slice(0, 1) : groups).flatMap((group) => group.terms);
  const describe = (some: string) =>
    letter
      ? `${some}: the words under ${letter} in the glossary of ${companyName}, in two plain sentences each.`
      : `${total} words of the trade in two plain sentences each: ${some} and others.`;
  let named = terms.slice(0, termsNamed).map((term) => term.title);
  while (named.length > 1 && describe(named.join(', ')).length > shownCharacters) named = named.slice(0, -1);
  return {
    title: letter ? `Terms under ${letter}` : 'Glossary',
    description: describe(named.join(', ')),
    terms,
  };
}
