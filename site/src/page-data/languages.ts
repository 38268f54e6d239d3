import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { languageAt, nameOfLanguage, usualLanguage } from '@frontage/contract/language.ts';
import { type LanguageLink, languageOfPage } from '@frontage/contract/page.ts';
import { bookingPaths, shortLinkPath } from '@frontage/contract/paths.ts';
import { mapMembers } from '@frontage/contract/primitives/members.ts';
import { referencesIn } from '@frontage/contract/primitives/reference.ts';
import { contactPathOf, type SiteSettings } from '@frontage/contract/siteSettings.ts';
import { seenLanguages, spokenPath } from '@frontage/contract/spokenPaths.ts';
import type { TwinLink } from '@frontage/contract/translation.ts';
import { kindsWith, nameIn } from '@frontage/kinds/kinds.ts';
import type { OwnContext } from '../views.ts';
import type { Facts } from './facts.ts';
import type { Absent, Inventory } from './inventory.ts';

export function furtherLanguages(site: Pick<SiteSettings, 'languages'>): string[] {
  return seenLanguages(site.languages)
    .slice(1)
    .map(({ code }) => code);
}

/** The settings around pages of a language, which know no words of other languages: pages follow none of them. */
export function withOwnPaths<Site extends Pick<SiteSettings, 'languages'>>(site: Site, language?: string): Site {
  if (!site.languages) return site;
  const own = language ?? site.languages[0]?.code;
  const languages = site.languages.map(({ paths, ...one }) => (paths && one.code === own ? { ...one, paths } : one));
  return { ...site, languages };
}

/** Documents that are in several languages, by their paths in each. */
export function groupTwins(inventory: Inventory, absent: Absent): ReadonlyMap<string, readonly TwinLink[]> {
  const byPath = new Map<string, readonly TwinLink[]>();
  for (const { name } of kindsWith('hasTwins')) {
    const seen = new Set<number>();
    for (const { id, lang, translations = [] } of inventory.rowsOf(name)) {
      if (!lang || seen.has(id)) continue;
      const shown = translations.filter((one) => !absent[name]?.has(one.id));
      const group = shown.map(({ lang, link }) => ({ lang, link }));
      for (const { id, link } of shown) {
        seen.add(id);
        byPath.set(link, group);
      }
    }
  }
  return byPath;
}

/** What a page says of its language, beside its path; nothing where the site has one language. */
export async function readLanguage(
  { path, lang }: { path: string; lang?: string | undefined },
  facts: Facts,
): Promise<Pick<OwnContext, 'book' | 'language' | 'home' | 'translations'>> {
  const { languages = [] } = await facts.site();
  const usual = languages[0]?.paths ? { book: spokenPath(bookingPaths.bookPage, languages) } : {};
  if (languages.length < 2) return usual;
  const translations = await facts.translations(path);
  const more = translations.length > 1 ? { translations } : {};
  if (!lang) return { ...usual, ...more };
  const book = await facts.twin(lang, bookingPaths.bookPage);
  return { ...usual, ...more, ...(book ? { book } : {}), language: lang, home: (await facts.twin(lang, '/')) ?? '/' };
}

/**
 * Where visitors find the page in each language that they see: its twin, or the nearest page above it that has one, in
 * the end the first page. A language without that is left out, and with one language alone there is nothing.
 */
export async function readSwitch(
  { breadcrumbs, language, path, translations = [] }: OwnContext,
  facts: Facts,
): Promise<Pick<OwnContext, 'languages'>> {
  const site = await facts.site();
  const further = furtherLanguages(site);
  if (further.length === 0) return {};
  const own = languageOfPage({ site, ...(language ? { language } : {}) });
  const above = new Set([...breadcrumbs.map(({ href }) => href).reverse(), ...parentsOf(path)]);
  const links: LanguageLink[] = [];
  for (const lang of [site.language ?? usualLanguage, ...further]) {
    const href = lang === own ? path : translations.find((one) => one.lang === lang)?.link;
    const link = href ? { lang, href } : await findNearest(lang, above, facts);
    if (link) links.push(link);
  }
  return links.length > 1 ? { languages: links } : {};
}

async function findNearest(
  lang: string,
  above: ReadonlySet<string>,
  { twin }: Pick<Facts, 'twin'>,
): Promise<LanguageLink | undefined> {
  for (const path of above) {
    const href = path === '/' ? undefined : await twin(lang, path);
    if (href) return { lang, href, instead: 'parent' };
  }
  const home = await twin(lang, '/');
  return home ? { lang, href: home, instead: 'home' } : undefined;
}

/** `/services` for `/services/flow`, the nearest first. */
function parentsOf(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return parts.map((_, end) => `/${parts.slice(0, parts.length - end).join('/')}`);
}

/** The settings around pages of a further language, without what menu and footer link and what is missing in it. */
export function withOwnLinks<Site extends Pick<SiteSettings, 'footerColumns' | 'navigation'>>(
  site: Site,
  language: string,
): Site {
  const isOwn = ({ href }: { href: string }) => {
    const path = pathOf(href);
    return !path.startsWith('/') || path === `/${language}` || path.startsWith(`/${language}/`) || /\.\w+$/.test(path);
  };
  return {
    ...site,
    navigation: site.navigation.flatMap((group) => {
      const links = group.links.filter(isOwn);
      const { noteLink, ...rest } = group;
      const href = [group, ...links].find(isOwn)?.href;
      return href ? { ...rest, href, links, ...(noteLink && isOwn(noteLink) ? { noteLink } : {}) } : [];
    }),
    footerColumns: site.footerColumns
      .map((column) => ({ ...column, links: column.links.filter(isOwn) }))
      .filter(({ links }) => links.length > 0),
  };
}

/** The facts as a page of a further language has them: what has no twin there is not in its language. */
export function factsIn(facts: Facts, language: string | undefined): Facts {
  if (!language) return facts;
  return {
    ...facts,
    site: () => facts.site(language),
    pages: () => facts.pages(language),
    case: (slug) => facts.case(slug, language),
    articles: () => facts.articles(language),
    article: (slug) => facts.article(slug, language),
    latestArticles: (category) => facts.latestArticles(category, language),
    sections: () => facts.sections(language),
    lists: () => facts.lists(language),
    documents: (kind) => facts.documents(kind, language),
    async contactForm(path) {
      const twin = await facts.twin(language, path || contactPathOf(await facts.site()));
      return twin === undefined ? undefined : ledToTwins(await facts.contactForm(twin), language, facts);
    },
    ownForm: (formId) => facts.ownForm(formId, language),
    glossary: () => facts.glossary(language),
    termExtras: () => facts.termExtras(language),
  };
}

/**
 * A layout in a further language, without the articles and cases that it names and that have no twin there. A block, or
 * an entry of one, that names no other goes with them.
 */
export async function withTwinsAlone<Block extends object>(layout: readonly Block[], facts: Facts): Promise<Block[]> {
  const { articleSlugs, caseSlugs } = referencesIn(layout);
  const missing = { article: new Set<string>(), case: new Set<string>() };
  for (const slug of articleSlugs) if (!(await facts.article(slug))) missing.article.add(slug);
  for (const slug of caseSlugs) if (!(await facts.case(slug))) missing.case.add(slug);
  return (without(layout, missing) ?? []) as Block[];
}

type Missing = Readonly<Record<'article' | 'case', ReadonlySet<string>>>;

function without(value: unknown, missing: Missing): unknown {
  if (Array.isArray(value)) {
    const left = value.map((one: unknown) => without(one, missing)).filter((one) => one !== undefined);
    return left.length > 0 || value.length === 0 ? left : undefined;
  }
  if (typeof value !== 'object' || value === null) return value;
  const left: Record<string, unknown> = {};
  const isNamed: boolean[] = [];
  for (const [field, one] of Object.entries(value)) {
    const name = nameIn(field);
    const gone = name === 'article' || name === 'case' ? missing[name] : undefined;
    const kept = gone ? namesBut(one, gone) : without(one, missing);
    if (gone) isNamed.push(kept !== undefined);
    else if (kept === undefined && one !== undefined) return undefined;
    if (kept !== undefined) left[field] = kept;
  }
  return isNamed.length > 0 && !isNamed.includes(true) ? undefined : left;
}

function namesBut(names: unknown, gone: ReadonlySet<string>): unknown {
  if (!Array.isArray(names)) return gone.has(String(names)) ? undefined : names;
  const left = names.filter((name) => !gone.has(name));
  return left.length > 0 ? left : undefined;
}

/** What leads to the product's own paths leads to them in the words of the default language. */
export function inOwnWords<Value>(value: Value, { languages }: Pick<SiteSettings, 'languages'>): Value {
  return languages?.[0]?.paths ? (mapLinks(value, '', (href) => spokenPath(href, languages)) as Value) : value;
}

/** What leads to a page of the default language leads to its twin, where there is one; in that itself, {@link inOwnWords}. */
export async function ledToTwins<Value>(
  value: Value,
  language: string | undefined,
  { site, twin }: Pick<Facts, 'site' | 'twin'>,
): Promise<Value> {
  if (!language) return inOwnWords(value, await site());
  const links = new Map<string, string>();
  for (const path of pathsIn(value)) {
    const link = await twin(language, path);
    if (link) links.set(path, link);
  }
  const { languages } = await site();
  return mapLinks(value, '', (href) => {
    const path = pathOf(href);
    return `${links.get(path) ?? spokenPath(path, languages)}${href.slice(path.length)}`;
  }) as Value;
}

function pathsIn(value: unknown): Set<string> {
  const paths = new Set<string>();
  mapLinks(value, '', (href) => {
    if (href.startsWith('/')) paths.add(pathOf(href));
    return href;
  });
  return paths;
}

/**
 * The text of a page, whose links to pages in another language say which: in its own name behind words that stand
 * alone, and as a hint at everything else, and at what a script draws again.
 */
export function markedLinks(html: string, language: string, languages: readonly Pick<LanguageLink, 'lang'>[]): string {
  const known = languages.map(({ lang }) => ({ code: lang }));
  const usual = known[0]?.code ?? usualLanguage;
  const mark = (part: string, isInIsland: boolean) =>
    part.replace(/<a ([^<>]*)>([^<]*)/g, (whole, attributes: string, words: string, at: number) => {
      const href = /href="(\/[^"]*)"/.exec(attributes)?.[1];
      const own = languageAt(href, known) ?? usual;
      const isPage = href && !/\.\w+$/.test(pathOf(href)) && !href.startsWith(`${shortLinkPath}/`);
      if (own === language || !isPage || /\bhreflang=/i.test(attributes)) return whole;
      const name = nameOfLanguage(own);
      const isAlone = words !== '' && !isInIsland && part.startsWith('</a>', at + whole.length);
      const hint = isAlone || attributes.includes('title=') ? '' : ` title="${name}"`;
      return `<a ${attributes} hreflang="${own}"${hint}>${words}${isAlone ? ` (${name})` : ''}`;
    });
  let islands = 0;
  // Open elements from that of a form on.
  let divs = 0;
  const parts = html.split(/(<\/?(?:astro-island|div)(?=[\s>])[^>]*)/).map((part) => {
    if (part.startsWith('<astro-island')) islands += 1;
    if (part.startsWith('</astro-island')) islands -= 1;
    if (part.startsWith('<div') && (divs > 0 || part.includes(` ${formMarks.look}="`))) divs += 1;
    if (part.startsWith('</div') && divs > 0) divs -= 1;
    return mark(part, islands + divs > 0);
  });
  return parts.join('');
}

/** Without anchor and query. */
const pathOf = (href: string): string => href.split(/[?#]/, 1)[0] ?? '';

const linkField = /(?:href|path|link)$/i;

/** A value with another link in place of each of its links, also those in texts. */
function mapLinks(value: unknown, field: string, map: (href: string) => string): unknown {
  if (typeof value === 'string') {
    if (linkField.test(field)) return map(value);
    return value.includes('](/') ? value.replace(/\]\((\/[^)\s]*)/g, (_, href) => `](${map(href)}`) : value;
  }
  return mapMembers(value, (one, name = field) => mapLinks(one, name, map));
}
