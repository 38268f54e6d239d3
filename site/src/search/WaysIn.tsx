import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { sayCount, saySite, useWords } from '@frontage/design/kit/index.ts';
import styles from './WaysIn.module.css';
import { listWays } from './ways.ts';

/** The site as a ledger of its groups: name, first pages, and the number of pages. */
export function WaysIn({ site }: { site: Pick<SiteSettings, 'language' | 'languages' | 'navigation'> }) {
  const words = useWords();
  const { groups, lists } = listWays(site, words);
  return (
    <nav className={`columns ${styles.section}`} aria-labelledby="search-ways">
      <h2 id="search-ways" className={styles.heading}>
        {saySite(words, 'search.ways')}
      </h2>
      <ul className={`ruled ${styles.ways}`}>
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
            <p className={`note ${styles.count}`}>
              {sayCount(words, { one: 'search.pageOne', other: 'search.pages' }, count)}
            </p>
          </li>
        ))}
        <li className={styles.way}>
          <p className={styles.name}>{saySite(words, 'search.allOfIt')}</p>
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
