import { pathOfArticle } from '@frontage/contract/article.ts';
import type { Post } from '@frontage/contract/post.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { type Head, type HeadSettings, headOf } from './headOf.ts';

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

/** Cuts a text at the end of a word. */
function shorten(text: string): string {
  if (text.length <= descriptionLength) return text;
  const cut = text.slice(0, descriptionLength - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
