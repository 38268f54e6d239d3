import { usualLanguage } from '@frontage/contract/language.ts';
import { type LanguageLink, languageOfPage } from '@frontage/contract/page.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import type { Translation } from '@frontage/contract/translation.ts';
import { kindsWith } from '@frontage/kinds/kinds.ts';
import type { OwnContext, SharedContext } from '../views.ts';
import type { Facts } from './facts.ts';
import type { Inventory } from './inventory.ts';
import type { Absent } from './pageFacts.ts';

type FindTwin = Facts['twin'];

/** The further languages that visitors see. */
export function furtherLanguages({ languages = [] }: Pick<SiteSettings, 'languages'>): string[] {
  return languages.slice(1).flatMap(({ code, isVisible }) => (isVisible ? [code] : []));
}

/** A document in all of its languages, by its kind and id in each, and by its path in each. */
interface Twins {
  byId: ReadonlyMap<string, readonly Translation[]>;
  byPath: ReadonlyMap<string, readonly Translation[]>;
}

export function groupTwins(inventory: Inventory, absent: Absent): Twins {
  const byId = new Map<string, readonly Translation[]>();
  const byPath = new Map<string, readonly Translation[]>();
  for (const { name } of kindsWith('hasTwins')) {
    for (const { id, lang, translations = [] } of inventory.rowsOf(name)) {
      if (!lang || byId.has(`${name} ${id}`)) continue;
      const group = translations.filter((one) => !absent[name]?.has(one.id));
      for (const one of group) {
        byId.set(`${name} ${one.id}`, group);
        byPath.set(one.link, group);
      }
    }
  }
  return { byId, byPath };
}

/** The settings of a site around the pages of a further language. */
export async function siteIn<Site extends SharedContext['site']>(
  site: Site,
  language: string,
  twin: FindTwin,
): Promise<Site> {
  return { ...(await ledToTwins(site, language, twin)), language };
}

/** What a page says of its language, beside its path; nothing where the site has one language. */
export async function readLanguage(
  kind: string,
  { id, lang }: { id: number; lang?: string | undefined },
  facts: Facts,
): Promise<Pick<OwnContext, 'language' | 'home' | 'translations'>> {
  const { languages = [] } = await facts.site();
  if (languages.length < 2) return {};
  const translations = await facts.translations(kind, id);
  const more = translations.length > 1 ? { translations } : {};
  if (!lang) return more;
  // So that the page is made again once what is around it leads elsewhere.
  await facts.site(lang);
  return { ...more, language: lang, home: (await facts.twin(lang, '/')) ?? '/' };
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

/**
 * The facts as a page of a further language has them. What has no twin is not in its language, so it shows none of it;
 * a case that a block names is the twin of that case.
 */
export function factsIn(facts: Facts, language: string | undefined): Facts {
  if (!language) return facts;
  return {
    ...facts,
    case: (slug) => facts.case(slug, language),
    article: async () => undefined,
    latestArticles: async () => [],
    documents: async () => [],
  };
}

/** What leads to a page of the default language leads to its twin, where there is one. */
export async function ledToTwins<Value>(value: Value, language: string, twin: FindTwin): Promise<Value> {
  const links = new Map<string, string>();
  for (const path of pathsIn(value)) {
    const link = await twin(language, path);
    if (link) links.set(path, link);
  }
  return mapLinks(value, '', (href) => {
    const path = pathOf(href);
    return `${links.get(path) ?? path}${href.slice(path.length)}`;
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

/** Without anchor and query. */
const pathOf = (href: string): string => href.split(/[?#]/, 1)[0] ?? '';

const linkField = /(?:href|path|link)$/i;

/** A value with another link in place of each of its links, also those in texts. */
function mapLinks(value: unknown, field: string, map: (href: string) => string): unknown {
  if (typeof value === 'string') {
    if (linkField.test(field)) return map(value);
    return value.includes('](/') ? value.replace(/\]\((\/[^)\s]*)/g, (_, href) => `](${map(href)}`) : value;
  }
  if (Array.isArray(value)) return value.map((one: unknown) => mapLinks(one, field, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapLinks(one, name, map)]));
}
