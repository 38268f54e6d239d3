import { type ArticleCard, pathOfArticle } from '@frontage/contract/article.ts';
import { type Language, usualLanguage } from '@frontage/contract/language.ts';
import type { Post } from '@frontage/contract/post.ts';
import type { BlogPosting, ItemList, NewsArticle } from 'schema-dts';
import { toAbsolute } from '../headOf.ts';
import { organizationId, pageId } from './ids.ts';

interface ArticleFacts {
  post: Post;
  description: string;
  language: Language | undefined;
  /** Absolute address of a picture of 1200 x 630. */
  image: string;
}

/** Returns the node of an article. It names no person: the agency is responsible for it. */
export function createArticleNode(
  { post, description, image, language = usualLanguage }: ArticleFacts,
  siteUrl: string,
): BlogPosting | NewsArticle {
  const path = pathOfArticle(post);
  return {
    '@type': post.type === 'news' ? 'NewsArticle' : 'BlogPosting',
    '@id': `${toAbsolute(siteUrl, path)}#article`,
    headline: post.title,
    description,
    image: [image, ...(post.preview.isPlain ? [] : [toAbsolute(siteUrl, post.preview.url)])],
    datePublished: post.date,
    dateModified: post.modified > post.date ? post.modified : post.date,
    timeRequired: `PT${post.timeToRead}M`,
    articleSection: post.category.name,
    keywords: post.tags.map((tag) => tag.name),
    inLanguage: language,
    author: { '@id': organizationId(siteUrl) },
    publisher: { '@id': organizationId(siteUrl) },
    mainEntityOfPage: { '@id': pageId(siteUrl, path) },
  };
}

/** Returns the node of the articles on one page of a list, in the order of that page. */
export function createItemListNode(path: string, articles: readonly ArticleCard[], siteUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${toAbsolute(siteUrl, path)}#list`,
    itemListElement: articles.map((article, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: toAbsolute(siteUrl, pathOfArticle(article)),
      name: article.title,
    })),
  };
}
