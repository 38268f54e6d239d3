import { withAnswerTimes } from '@frontage/contract/answerTime.ts';
import { pathOfArticle } from '@frontage/contract/article.ts';
import { pathIn, usualLanguage } from '@frontage/contract/language.ts';
import type { Post } from '@frontage/contract/post.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { pathOn } from '@frontage/contract/spokenPaths.ts';
import { generateAtomFeed, generateRssFeed } from 'feedsmith';
import { toAbsolute } from '../head/headOf.ts';
import { escapeHtml, writeArticleHtml } from './articleHtml.ts';

export const feedPaths = { rss: '/rss.xml', atom: '/atom.xml', json: '/feed.json' } as const;
export type FeedFormat = keyof typeof feedPaths;

/** Number of articles in a feed: as many as are kept between the calls that ask for them (`askBackend`). */
export const feedLength = 20;

interface FeedPlace {
  site: SiteSettings;
  siteUrl: string;
  /** The language of the articles where it is not the default one. */
  further?: string | undefined;
}

/** The newest articles for feed readers, each with its whole text: RSS 2.0, Atom (RFC 4287) or JSON Feed 1.1. */
export function createArticleFeed(format: FeedFormat, posts: readonly Post[], place: FeedPlace): string {
  return { rss: writeRss, atom: writeAtom, json: writeJson }[format](readContents(format, posts, place));
}

type Contents = ReturnType<typeof readContents>;

function readContents(format: FeedFormat, posts: readonly Post[], { further, site, siteUrl }: FeedPlace) {
  const author = { name: site.companyName, uri: `${siteUrl}/` };
  const entries = posts
    .map((given) => withAnswerTimes(given, site))
    .map((post) => ({
      link: toAbsolute(siteUrl, pathOfArticle(post)),
      title: post.title,
      summary: post.excerpt,
      html: writeArticleHtml(post, toAbsolute(siteUrl, pathOfArticle(post))),
      picture: toAbsolute(siteUrl, post.preview.sizes['1000-510']?.webp ?? post.preview.url),
      published: new Date(post.date),
      modified: new Date(post.modified > post.date ? post.modified : post.date),
      categories: [post.category, ...post.second_categories].map(({ name, slug }) => ({ label: name, term: slug })),
    }));
  return {
    home: toAbsolute(siteUrl, pathIn(further, '/')),
    // A further language without articles has no list of them.
    blog: toAbsolute(siteUrl, entries.length > 0 ? pathOn(site, '/blog') : pathIn(further, '/')),
    /** The address of the feed itself. */
    self: toAbsolute(siteUrl, pathIn(further, feedPaths[format])),
    title: site.companyName,
    description: site.description,
    language: site.language ?? usualLanguage,
    // A feed without articles has not changed since the beginning.
    updated: new Date(Math.max(0, ...entries.map(({ modified }) => modified.getTime()))),
    author,
    entries,
  };
}

function writeRss({ author, blog, description, entries, language, self, title, updated }: Contents): string {
  return generateRssFeed({
    title,
    link: blog,
    description,
    language,
    lastBuildDate: updated,
    atom: { links: [{ href: self, rel: 'self', type: 'application/rss+xml' }] },
    items: entries.map(({ categories, html, link, picture, published, summary, ...entry }) => ({
      title: entry.title,
      link,
      guid: { value: link, isPermaLink: true },
      pubDate: published,
      // HTML, as readers take it.
      ...(summary ? { description: escapeHtml(summary) } : {}),
      // RSS's own author is an email address.
      dc: { creators: [author.name] },
      categories: categories.map(({ label }) => ({ name: label })),
      content: { encoded: html },
      media: { contents: [{ url: picture, medium: 'image' }] },
    })),
  });
}

function writeAtom({ author, blog, description, entries, home, language, self, title, updated }: Contents): string {
  return generateAtomFeed({
    id: home,
    title: { value: title },
    subtitle: { value: description },
    updated,
    authors: [author],
    links: [
      { href: blog, rel: 'alternate', type: 'text/html' },
      { href: self, rel: 'self', type: 'application/atom+xml' },
    ],
    xml: { lang: language },
    entries: entries.map(({ categories, html, link, modified, picture, published, summary, ...entry }) => ({
      id: link,
      title: { value: entry.title },
      links: [{ href: link, rel: 'alternate', type: 'text/html' }],
      published,
      updated: modified,
      ...(summary ? { summary: { value: summary } } : {}),
      content: { value: html, type: 'html' },
      categories,
      media: { contents: [{ url: picture, medium: 'image' }] },
    })),
  });
}

function writeJson({ author, blog, description, entries, language, self, title }: Contents): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: blog,
    feed_url: self,
    language,
    authors: [{ name: author.name, url: author.uri }],
    items: entries.map(({ categories, html, link, modified, picture, published, summary, ...entry }) => ({
      id: link,
      url: link,
      title: entry.title,
      content_html: html,
      summary,
      image: picture,
      date_published: published,
      date_modified: modified,
      tags: categories.map(({ label }) => label),
    })),
  });
}
