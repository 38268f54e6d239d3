import { tagsBeforeMore } from '@frontage/contract/constants.ts';
import type { ListFrame, TagLink } from './articleLists.ts';
import styles from './TagFilter.module.css';

/** The tags of a list or an article in their groups: five of each, the others behind "more". */
export function TagFilter({ groups }: { groups: ListFrame['tags'] }) {
  if (groups.length === 0) return null;
  return (
    <nav aria-label="Tags" className={styles.filter}>
      {groups.map(({ group, label, tags }) => {
        const rest = tags.slice(tagsBeforeMore);
        return (
          <div key={group} className={styles.group}>
            <p id={`tags-${group}`} className={styles.label}>
              {label}
            </p>
            <TagList labelledBy={`tags-${group}`} tags={tags.slice(0, tagsBeforeMore)} />
            {rest.length > 0 ? (
              <details className={styles.rest} open={rest.some((tag) => tag.isCurrent)}>
                <summary className={styles.more}>
                  <span className={styles.closed}>{rest.length} more</span>
                  <span className={styles.opened}>fewer</span>
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
  return (
    <ul aria-labelledby={labelledBy} className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag.slug}>
          <a href={tag.href} className={styles.tag} aria-current={tag.isCurrent ? 'true' : undefined}>
            {tag.name}
            {tag.isCurrent ? <span className="visually-hidden">, show all again</span> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
