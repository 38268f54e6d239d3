import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import styles from './WaysIn.module.css';
import { listWays } from './ways.ts';

/** The site as a ledger of its groups: name, first pages, and the number of pages. */
export function WaysIn({ site }: { site: Pick<SiteSettings, 'navigation'> }) {
  const { groups, lists } = listWays(site);
  return (
    <nav className={styles.section} aria-labelledby="search-ways">
      <h2 id="search-ways" className={styles.heading}>
        Or go straight to
      </h2>
      <ul className={styles.ways}>
        {groups.map(({ count, href, label, pages }) => (
          <li key={href} className={styles.way}>
            <a href={href} className={styles.name}>
              {label}
            </a>
            <ul className={styles.pages}>
              {pages.map((page) => (
                <li key={page.href}>
                  <a href={page.href}>{page.label}</a>
                </li>
              ))}
            </ul>
            <p className={styles.count}>{count === 1 ? '1 page' : `${count} pages`}</p>
          </li>
        ))}
        <li className={styles.way}>
          <p className={styles.name}>All of it</p>
          <ul className={styles.pages}>
            {lists.map((list) => (
              <li key={list.href}>
                <a href={list.href}>{list.label}</a>
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </nav>
  );
}
