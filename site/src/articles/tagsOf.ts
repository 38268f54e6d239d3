import type { ArticleCard } from '@frontage/contract/article.ts';
import { furtherLanguageOf } from '@frontage/contract/language.ts';
import { addressOfQuestion, searchPages } from '@frontage/contract/search.ts';
import { pathOn, type Sited } from '@frontage/contract/spokenPaths.ts';
import { pathOfTag, tagGroups } from '@frontage/contract/tag.ts';
import type { ListFrame } from '../lists/articleLists.ts';

/**
 * The tags of an article in their groups. Each leads to its list, among the news or in the blog; an insight's to
 * everything in which the insights find its name. R1.
 */
export function tagsOf(
  { category, tags }: Pick<ArticleCard, 'category' | 'tags'>,
  site: Sited = {},
): ListFrame['tags'] {
  const list = category.slug === 'news' ? 'news' : 'blog';
  // The search has the default language alone.
  const isInsight = category.slug === 'insights' && !furtherLanguageOf(site);
  return tagGroups.flatMap((group) => {
    const ofGroup = tags.filter((tag) => tag.group.value === group);
    if (!ofGroup[0]) return [];
    const filters = ofGroup.map((tag) => ({
      slug: tag.slug,
      name: tag.name,
      href: isInsight
        ? addressOfQuestion(searchPages.insights, tag.name, 'articles')
        : pathOn(site, pathOfTag(list, tag)),
      isCurrent: false,
    }));
    return [{ group, label: ofGroup[0].group.label, tags: filters }];
  });
}
