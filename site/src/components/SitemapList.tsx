import styles from './SitemapList.module.css';

/** Pages of one kind. */
export interface SitemapGroup {
  heading: string;
  links: { href: string; label: string }[];
}

/** Every page of the site in ruled lists, one for each kind. */
export function SitemapList({ title, groups }: { title: string; groups: SitemapGroup[] }) {
  return (
    <section data-ground="paper" className={styles.section} aria-labelledby="sitemap">
      <h1 id="sitemap" className={styles.title}>
        {title}
      </h1>
      {groups.map((group) => (
        <div key={group.heading} className={styles.group}>
          <h2 className={styles.heading}>{group.heading}</h2>
          <ul className={styles.list}>
            {group.links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
