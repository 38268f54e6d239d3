import { sayCount, saySite, useWords } from '@frontage/design/kit/index.ts';
import type { LinkGroup } from '../views.ts';
import styles from './SitemapList.module.css';

/**
 * Every page of the site, like the index of a book: the parts with their page counts, then each part in ruled columns.
 */
export function SitemapList({ title, groups }: { title: string; groups: readonly LinkGroup[] }) {
  return (
    <section data-ground="paper" className={styles.section} aria-labelledby="sitemap">
      <h1 id="sitemap" className="large-heading">
        {title}
      </h1>
      <nav aria-label={saySite(useWords(), 'sitemap.parts')} className={styles.parts}>
        <ul className={styles.cells}>
          {groups.map((group) => (
            <li key={group.heading}>
              <a href={`#${anchorOf(group)}`} className={`strong ${styles.cell}`}>
                {group.heading} <Count group={group} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <div key={group.heading} className={`columns ${styles.group}`}>
          <h2 id={anchorOf(group)} className={`small-heading at-1-3 ${styles.heading}`}>
            {group.heading}
          </h2>
          {group.parts ? (
            <div className={`at-4-9 ${styles.columns}`}>
              {group.parts.map((part) => (
                <div key={part.heading} className={styles.part}>
                  <h3 className={`note ${styles.partHeading}`}>{part.heading}</h3>
                  <Links links={part.links} className={`bare lined ${styles.list}`} />
                </div>
              ))}
            </div>
          ) : (
            <Links links={group.links} className={`bare lined at-4-9 ${styles.list} ${styles.columns}`} />
          )}
        </div>
      ))}
    </section>
  );
}

function Links({ className, links }: Pick<LinkGroup, 'links'> & { className: string | undefined }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  );
}

function Count({ group }: { group: LinkGroup }) {
  const count = countOf(group);
  const words = useWords();
  return (
    <span className={`muted ${styles.count}`}>
      {count}
      <span className="visually-hidden">{` ${sayCount(words, { one: 'sitemap.pageOne', other: 'sitemap.pages' }, count)}`}</span>
    </span>
  );
}

function countOf({ links, parts = [] }: LinkGroup): number {
  return parts.reduce((sum, part) => sum + countOf(part), links.length);
}

function anchorOf({ heading }: LinkGroup): string {
  return heading.toLowerCase().replaceAll(' ', '-');
}
