import type { GlossaryTerm } from '@frontage/contract/glossary.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import type { GlossaryPage } from './createGlossaryPages.ts';

/** How many terms the description of a page names. */
const termsNamed = 6;

/** Returns title and description of a glossary page, and the terms it explains. */
export function describeGlossary(
  { groups, letter, total }: GlossaryPage,
  { companyName }: Pick<SiteSettings, 'companyName'>,
): { title: string; description: string; terms: GlossaryTerm[] } {
  // The page of a letter also shows the next letter, which does not count here.
  const terms = (letter ? groups.slice(0, 1) : groups).flatMap((group) => group.terms);
  const some = terms
    .slice(0, termsNamed)
    .map((term) => term.title)
    .join(', ');
  if (!letter) {
    const description = `${total} words of the trade in two plain sentences each: ${some} and others.`;
    return { title: 'Glossary', description, terms };
  }
  const description = `${some}: the words under ${letter} in the glossary of ${companyName}, in two plain sentences each.`;
  return { title: `Terms under ${letter}`, description, terms };
}
