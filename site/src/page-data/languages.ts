import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import type { OwnContext, SharedContext } from '../views.ts';
import type { TwinLinks } from './contentMemory.ts';
import type { Facts } from './facts.ts';

/** The further languages that visitors see. */
export function furtherLanguages({ languages = [] }: Pick<SiteSettings, 'languages'>): string[] {
  return languages.slice(1).flatMap(({ code, isVisible }) => (isVisible ? [code] : []));
}

/** The settings of a site around the pages of a further language. */
export function siteIn<Site extends SharedContext['site']>(site: Site, language: string, links: TwinLinks): Site {
  return { ...ledToTwins(site, links), language };
}

/** What a page says of its language, beside its path; nothing where the site has one language. */
export async function readLanguage(
  { id, lang }: { id: number; lang?: string | undefined },
  facts: Facts,
): Promise<Pick<OwnContext, 'language' | 'home' | 'translations'>> {
  const { languages = [] } = await facts.site();
  if (languages.length < 2) return {};
  const translations = await facts.translations(id);
  const more = translations.length > 1 ? { translations } : {};
  if (!lang) return more;
  return { ...more, language: lang, home: (await facts.links(lang))['/'] ?? '/' };
}

/**
 * The facts as a page of a further language has them. What has no twin is not in its language, so it shows none of it;
 * a case that a block names is the twin of that case.
 */
export function factsIn(facts: Facts, language: string | undefined): Facts {
  if (!language) return facts;
  return {
    ...facts,
    case: (slug) => facts.case(`${language}/${slug}`),
    article: async () => undefined,
    latestArticles: async () => [],
    documents: async () => [],
  };
}

/** What leads to a page of the default language leads to its twin, where there is one. */
export function ledToTwins<Value>(value: Value, links: TwinLinks): Value {
  return led(value, '', links) as Value;
}

const linkField = /(?:href|path|link)$/i;

function led(value: unknown, field: string, links: TwinLinks): unknown {
  if (typeof value === 'string') {
    if (linkField.test(field)) return twinOf(value, links);
    return value.includes('](/') ? value.replace(/\]\((\/[^)\s]*)/g, (_, href) => `](${twinOf(href, links)}`) : value;
  }
  if (Array.isArray(value)) return value.map((one: unknown) => led(one, field, links));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, led(one, name, links)]));
}

/** Keeps anchor and query. */
function twinOf(href: string, links: TwinLinks): string {
  const [path = ''] = href.split(/[?#]/);
  return `${links[path] ?? path}${href.slice(path.length)}`;
}
