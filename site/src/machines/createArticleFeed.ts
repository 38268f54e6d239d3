import { type ArticleCard, pathOfArticle } from '@frontage/contract/article.ts';
import { usualLanguage } from '@frontage/contract/language.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { Feed } from 'feed';
import { toAbsolute } from '../head/headOf.ts';

/** Paths of the three formats of the feed. */
export const feedPaths = { rss: '/rss.xml', atom: '/atom.xml', json: '/feed.json' } as const;

/** Number of articles in a feed. */
const feedLength = 30;

/** The newest articles for feed readers, as RSS 2.0, Atom and JSON Feed. */
export function createArticleFeed(articles: readonly ArticleCard[], site: SiteSettings, siteUrl: string): Feed {
  const newest = articles.slice(0, feedLength);
  const feed = new Feed({
    id: `${siteUrl}/`,
    title: site.companyName,
    description: site.description,
    link: `${siteUrl}/blog`,
    language: site.language ?? usualLanguage,
    generator: false,
    ...(newest[0] ? { updated: new Date(newest[0].date) } : {}),
    feedLinks: {
      rss: toAbsolute(siteUrl, feedPaths.rss),
      atom: toAbsolute(siteUrl, feedPaths.atom),
      json: toAbsolute(siteUrl, feedPaths.json),
    },
    author: { name: site.companyName, link: `${siteUrl}/` },
  });
  for (const article of newest) {
    const link = toAbsolute(siteUrl, pathOfArticle(article));
    feed.addItem({
      id: link,
      link,
      title: article.title,
      date: new Date(article.date),
      ...(article.excerpt ? { description: article.excerpt } : {}),
      category: [article.category, ...article.second_categories].map(({ name }) => ({ name })),
    });
  }
  return feed;
}
