import { pathOfArticle } from '@frontage/contract/article.ts';
import { socialImagePx } from '@frontage/contract/constants.ts';
import { usualLanguage } from '@frontage/contract/language.ts';
import type { PageContext, PageDocument } from '@frontage/contract/page.ts';
import type { PageHead } from '@frontage/contract/pageParts.ts';
import type { Post } from '@frontage/contract/post.ts';
import { oncePer } from '@frontage/contract/primitives/once.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import type { TwinLink } from '@frontage/contract/translation.ts';
import type { PagedType } from '@frontage/kinds/kinds.ts';

export interface Head {
  title: string;
  description: string;
  canonical: string;
  noIndex: boolean;
  image: { url: string; alt: string; width: number; height: number } | undefined;
  siteName: string;
  /** Only for articles: metadata for readers and social networks. */
  article?: { published: string; modified: string; section: string; tags: string[] };
  /** Paths of the pages before and after this one in a list. */
  previous?: string | undefined;
  next?: string | undefined;
}

interface HeadSettings {
  /** Canonical address of the site, without a trailing slash. */
  siteUrl: string;
  isProduction: boolean;
}

type HeadSource = Pick<PageContext, 'path' | 'site'> & {
  head: PageHead;
  /** Used if the page has no picture and no document from which to make one. */
  socialImage?: Picture | undefined;
  /** The document whose title becomes the picture if the editor gave none. */
  document?: { type: PagedType; id: number; modified: string; title: string };
};

export function headOfPage(page: PageDocument, site: SiteSettings, settings: HeadSettings): Head {
  return headOf({ path: page.path, site, head: page.head, document: page }, settings);
}

/** Returns any head. Indexed only in production, and not if the page asks not to be. R4, R5. */
export function headOf(
  { path, site, head, socialImage, document }: HeadSource,
  { siteUrl, isProduction }: HeadSettings,
): Head {
  const { title, description, noIndex = false } = head;
  const image = head.image ?? (document ? undefined : socialImage);
  const address = image?.url ?? (document ? pathOfSocialImage(document) : undefined);
  return {
    title,
    description,
    canonical: toAbsolute(siteUrl, path),
    noIndex: !isProduction || noIndex,
    image: address
      ? { url: toAbsolute(siteUrl, address), alt: image?.alt ?? document?.title ?? title, ...socialImagePx }
      : undefined,
    siteName: site.companyName,
  };
}

/** Returns the address of a path on the site. Full addresses stay as they are. */
export function toAbsolute(siteUrl: string, path: string): string {
  if (path.startsWith('https://')) return path;
  return path === '/' ? `${siteUrl}/` : `${siteUrl}${path}`;
}

/**
 * The addresses of a page in every language, and for readers of any other, `x-default`, that of the default language,
 * which is first. Empty where it is in one alone.
 */
export function alternatesOf(translations: readonly TwinLink[] = [], siteUrl: string): { lang: string; url: string }[] {
  const [first] = translations;
  const addresses = translations.map(({ lang, link }) => ({ lang, url: toAbsolute(siteUrl, link) }));
  return first ? [...addresses, { lang: 'x-default', url: toAbsolute(siteUrl, first.link) }] : [];
}

/** A language with the country where most of its speakers live, as social networks ask for it: `de_DE`. */
export const localeOf = oncePer((language: string | undefined): string => {
  const { language: code, region } = new Intl.Locale(language ?? usualLanguage).maximize();
  return region ? `${code}_${region}` : code;
});

/** A document that gets its own picture for social networks where the editor gave none. */
interface Pictured {
  type: PagedType;
  id: number;
  /** ISO time of the last change: a new title gets a new address, because networks keep pictures for long. */
  modified: string;
}

/** The path of the picture of 1200 x 630 that the backend makes from a document's title. R4. */
function pathOfSocialImage({ type, id, modified }: Pictured): string {
  return `/social/${type}-${id}.png?v=${Date.parse(modified).toString(36)}`;
}

/** Length of a description that search engines show, in characters. */
const descriptionLength = 160;

/** Returns the head of an article. Title and excerpt replace whatever the editor left out. R4. */
export function headOfArticle(post: Post, site: SiteSettings, settings: HeadSettings): Head {
  const { title, description, ...rest } = post.head;
  const head = headOf(
    {
      path: pathOfArticle(post),
      site,
      head: {
        title: title ?? `${post.title} | ${site.companyName}`,
        description: description ?? shorten(post.excerpt ?? post.lead ?? post.title),
        ...rest,
      },
      document: post,
    },
    settings,
  );
  return {
    ...head,
    article: {
      published: post.date,
      modified: post.modified > post.date ? post.modified : post.date,
      section: post.category.name,
      tags: post.tags.map((tag) => tag.name),
    },
  };
}

function shorten(text: string): string {
  if (text.length <= descriptionLength) return text;
  const cut = text.slice(0, descriptionLength - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
