import { kinds } from '@frontage/kinds/kinds.ts';
import { categorySlugs } from './article.ts';
import type { Language } from './language.ts';
import { ownPages } from './ownPages.ts';
import { bookingPaths, downloadPaths, paths } from './paths.ts';
import { namesWithin, type PathWords } from './spokenPaths.ts';
import pathWords from './words/pathWords.json' with { type: 'json' };

const firstPart = (path: string) => path.slice(1).split('/', 1)[0] ?? '';

/** Folders of the kinds whose documents have one, those of an agency's own kinds included. */
const folders = kinds.flatMap((kind) => {
  if (!('page' in kind) || 'under' in kind.page) return [];
  const pathOf = kind.page.pathOf as (place: { type: string; slug: string; categories: string[] }) => string;
  const paths = Object.keys(kind.types).map((type) => pathOf({ type, slug: 'any', categories: [] }));
  return paths.filter((path) => path.split('/').length > 2).map(firstPart);
});

/** Pages and lists of the product below every language: at their words there is no other page. */
export const ownPathNames: readonly string[] = [
  ...[...Object.values(ownPages).map(({ path }) => path), paths.thanks].map(firstPart),
  ...categorySlugs,
];

/** The parts of the product's own paths for which a language may have words, by what they are in the default one. */
export const pathNames: readonly string[] = [
  ...new Set([
    ...folders,
    ...[bookingPaths.bookPage, downloadPaths.ready].map(firstPart),
    ...ownPathNames,
    ...namesWithin,
  ]),
];

/**
 * What an agency that writes in a language calls them: offered where a language is added. One that is left out is the
 * same word. Addresses are in Latin letters, so Arabic has none.
 */
export const usualPathWords: Partial<Record<Language, Record<string, string[]>>> = Object.fromEntries(
  Object.entries(pathWords).map(([language, words]) => [
    language,
    Object.fromEntries(Object.entries(words).map(([name, word]) => [name, [word]])),
  ]),
);

/** Why words would lead to two things, for the owner; undefined where they do not. */
export function faultOfPathWords(paths: PathWords): string | undefined {
  const said = new Map<string, string>();
  for (const name of pathNames) {
    const word = paths[name]?.[0] ?? name;
    const other = said.get(word) ?? (word !== name && pathNames.includes(word) ? word : undefined);
    if (other) return `“${word}” cannot stand for /${name}: it is /${other} already`;
    if (word === 'index') return `Another word for /${name}: the file of the first page is called index`;
    said.set(word, name);
  }
  return undefined;
}
