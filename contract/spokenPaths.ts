import { categorySlugs } from './article.ts';
import { furtherLanguageOf, languageAt, pathIn } from './language.ts';
import { pagesAtHost } from './ownPages.ts';
import { bookingPaths, newsletterPaths, paths } from './paths.ts';

/**
 * What a language calls the product's own paths, by their names in the default one: `{ services: ['leistungen'] }`. The
 * first word is in addresses; further ones were, and lead on to it.
 */
export type PathWords = Readonly<Record<string, readonly string[]>>;

interface SpokenLanguage {
  code: string;
  isVisible?: boolean | null | undefined;
  paths?: PathWords | null | undefined;
}

/** All languages of a site, the default one first. */
export type SpokenLanguages = readonly SpokenLanguage[] | null | undefined;

/** A site as it is around a page, as far as its addresses go. */
export interface Sited {
  language?: string | undefined;
  languages?: SpokenLanguages;
}

/** The address of one of the site's own paths in the language around a page: `/de/glossar` of `/glossary`. */
export function pathOn(site: Sited, plain: string): string {
  return spokenPath(pathIn(furtherLanguageOf(site), plain), site.languages);
}

/**
 * The same beside another address: `/de/termin/move` for somebody who comes from `/de/kontakt`. A language that visitors
 * do not see has no addresses.
 */
export function pathBeside(address: string | null | undefined, plain: string, languages: SpokenLanguages): string {
  return spokenPath(pathIn(languageAt(address, seenLanguages(languages)), plain), languages);
}

/** The languages that visitors see, the default one first. */
export function seenLanguages<One extends Pick<SpokenLanguage, 'isVisible'>>(
  languages: readonly One[] | null | undefined,
): One[] {
  return (languages ?? []).filter(({ isVisible }, place) => place === 0 || isVisible);
}

/**
 * A path as visitors of its language read it, whichever words it was written with: the product's own, those of the
 * language, or former ones. An anchor or a query stays; applied twice, it changes nothing.
 */
export function spokenPath(href: string, languages: SpokenLanguages): string {
  return inWords(href, languages, (name, paths) => paths[name]?.[0] ?? name);
}

/** The same path in the product's own words, as it is stored. */
export function productPath(href: string, languages: SpokenLanguages): string {
  return inWords(href, languages, (name) => name);
}

/** A path as it is in the default language: `/glossary` of `/de/glossar`. */
export function defaultPath(path: string, languages: SpokenLanguages): string {
  const language = languageAt(path, languages);
  return productPath(path, languages).slice(language ? language.length + 1 : 0) || '/';
}

/** Every form of a path: as it is read, as it is stored or as links may have it, with words that were. */
export function pathForms(path: string, languages: SpokenLanguages): string[] {
  const longest = Math.max(
    1,
    ...(languages ?? []).flatMap(({ paths }) => Object.values(paths ?? {}).map((one) => one.length)),
  );
  const former = Array.from({ length: longest }, (_, age) =>
    inWords(path, languages, (name, paths) => paths[name]?.[age] ?? paths[name]?.[0] ?? name),
  );
  return [...new Set([path, productPath(path, languages), ...former])];
}

type Say = (name: string, paths: PathWords) => string;

function inWords(href: string, languages: SpokenLanguages, say: Say): string {
  const [path = ''] = href.split(/[?#]/, 1);
  const code = languageAt(path, languages);
  const paths = languages?.find((one, place) => (code ? one.code === code : place === 0))?.paths;
  const start = code ? `/${code}/` : '/';
  const [first = '', ...rest] = path.slice(start.length).split('/');
  if (!first || !paths || !path.startsWith(start)) return href;
  const meant = nameOf(first, paths);
  const isName = !namesWithin.includes(meant);
  const said = [isName ? say(meant, paths) : first, ...(isName ? within(meant, rest, paths, say) : rest)];
  return `${start}${said.join('/')}${href.slice(path.length)}`;
}

/** Pages that are made for one visitor, a word below another. */
const pagesWithin = [
  ...pagesAtHost.filter((path) => path !== bookingPaths.calendar && path !== newsletterPaths.again),
  paths.thanksAdded,
];

/** What is no first part of a path. */
export const namesWithin: readonly string[] = [
  ...['tag', 'page'],
  ...new Set(pagesWithin.map((path) => path.split('/')[2] ?? '')),
];

/** What is said with the words of the product further down: `/blog/tag/cadence/page/2`, `/book/move`. */
function within(name: string, rest: readonly string[], paths: PathWords, say: Say): readonly string[] {
  const [last = ''] = rest;
  if (rest.length === 1 && pagesWithin.includes(`/${name}/${nameOf(last, paths)}`))
    return [say(nameOf(last, paths), paths)];
  if (!categorySlugs.some((slug) => slug === name)) return rest;
  return rest.map((part, place) => {
    const meant = nameOf(part, paths);
    const isTag = meant === 'tag' && place === 0 && rest.length > 1;
    const isPage = meant === 'page' && place === rest.length - 2 && /^\d+$/.test(rest[place + 1] ?? '');
    return isTag || isPage ? say(meant, paths) : part;
  });
}

/** The product's own word for a part of a path; a part that is none stays. Present words come before former ones. */
function nameOf(part: string, paths: PathWords): string {
  const entries = Object.entries(paths);
  const isNow = entries.find(([, words]) => words[0] === part);
  return (isNow ?? entries.find(([, words]) => words.includes(part)))?.[0] ?? part;
}
