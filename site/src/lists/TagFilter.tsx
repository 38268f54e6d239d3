import { type ArticleCard, pathOfTag, tagGroups } from '@frontage/contract/article.ts';
import { tagsBeforeMore } from '@frontage/contract/constants.ts';
import { furtherLanguageOf } from '@frontage/contract/language.ts';
import { addressOfQuestion, searchOn } from '@frontage/contract/search.ts';
import { pathOn, type Sited } from '@frontage/contract/spokenPaths.ts';
import { saySite, useWords } from '@frontage/design/kit/index.ts';
import type { ListFrame, TagLink } from './articleLists.ts';
import styles from './TagFilter.module.css';

/** The tags of a list or an article in their groups: five of each, the others behind "more". */
export function TagFilter({ groups }: { groups: ListFrame['tags'] }) {
  const words = useWords();
  if (groups.length === 0) return null;
  return (
    <nav aria-label={saySite(words, 'list.tags')} className={styles.filter}>
      {groups.map(({ group, tags }) => {
        const label = saySite(words, `list.${group}`);
        const rest = tags.slice(tagsBeforeMore);
        return (
          <div key={group} className={styles.group}>
            <p id={`tags-${group}`} className={`note ${styles.label}`}>
              {label}
            </p>
            <TagList labelledBy={`tags-${group}`} tags={tags.slice(0, tagsBeforeMore)} />
            {rest.length > 0 ? (
              <details className={styles.rest} open={rest.some((tag) => tag.isCurrent)}>
                <summary className={styles.more}>
                  <span className={styles.closed}>{saySite(words, 'list.more', { count: rest.length })}</span>
                  <span className={styles.opened}>{saySite(words, 'list.fewer')}</span>
                  <span className="visually-hidden"> {label.toLowerCase()}</span>
                </summary>
                <TagList labelledBy={`tags-${group}`} tags={rest} />
              </details>
            ) : null}
          </div>
        );
      })}
    </nav>
  );
}

function TagList({ labelledBy, tags }: { labelledBy: string; tags: readonly TagLink[] }) {
  const words = useWords();
  return (
    <ul aria-labelledby={labelledBy} className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag.slug}>
          <a href={tag.href} className={styles.tag} aria-current={tag.isCurrent ? 'true' : undefined}>
            {tag.name}
            {tag.isCurrent ? <span className="visually-hidden">{`, ${saySite(words, 'list.showAll')}`}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}

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
    if (ofGroup.length === 0) return [];
    const filters = ofGroup.map((tag) => ({
      slug: tag.slug,
      name: tag.name,
      href: isInsight
        ? addressOfQuestion(searchOn(site, 'insights'), tag.name, 'articles')
        : pathOn(site, pathOfTag(list, tag)),
      isCurrent: false,
    }));
    return [{ group, tags: filters }];
  });
}
