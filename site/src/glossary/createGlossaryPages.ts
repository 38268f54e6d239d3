import { type GlossaryTerm, glossaryLetters, pathOfLetter } from '@frontage/contract/glossary.ts';
import { furtherLanguageOf } from '@frontage/contract/language.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { pathOn, type Sited } from '@frontage/contract/spokenPaths.ts';
import { type Speaker, saySite, wordsOf } from '@frontage/contract/words/ownWords.ts';

export interface LetterGroup {
  letter: string;
  terms: GlossaryTerm[];
}

export interface GlossaryPage {
  path: string;
  /** Undefined on the page of all letters. */
  letter: string | undefined;
  groups: LetterGroup[];
  /** All 26 letters; those that have terms have an address. */
  letters: { letter: string; href: string | undefined }[];
  total: number;
}

/**
 * Returns the page of all terms, and one page for each letter that has terms, followed by the terms of the next such
 * letter.
 */
export function createGlossaryPages(terms: readonly GlossaryTerm[], site: Sited = {}): GlossaryPage[] {
  // A further language without terms has no glossary.
  if (furtherLanguageOf(site) && terms.length === 0) return [];
  const groups = glossaryLetters
    .map((letter): LetterGroup => ({ letter, terms: terms.filter((term) => term.letter === letter) }))
    .filter((group) => group.terms.length > 0);
  const used = new Set(groups.map(({ letter }) => letter));
  const letters = glossaryLetters.map((letter) => ({
    letter,
    href: used.has(letter) ? pathOfLetter(letter, site) : undefined,
  }));
  const shared = { letters, total: terms.length };
  return [
    { path: pathOn(site, '/glossary'), letter: undefined, groups, ...shared },
    ...groups.map(({ letter }, index) => ({
      path: pathOfLetter(letter, site),
      letter,
      groups: groups.slice(index, index + 2),
      ...shared,
    })),
  ];
}

/** How many terms the description of a page names, if search engines show them all. */
const termsNamed = 6;
const shownCharacters = 160;

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
