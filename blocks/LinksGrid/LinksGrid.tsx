import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import styles from './LinksGrid.module.css';

/** Four ruled columns and no drawing; up to five links are side by side instead. */
export function LinksGrid({ block, id }: BlockProps<BlockOf<'links_grid'>>) {
  const isStrip = block.links.length <= 5;
  return (
    <Section
      id={id}
      ground="land"
      heading={block.heading}
      headingClassName="minor-heading"
      padding="none"
      className={styles.section}
    >
      <div className={isStrip ? styles.strip : styles.columns}>
        {columnsOf(block.links, isStrip ? block.links.length : 4).map((column) => (
          <ul key={column[0]?.href}>
            {column.map((link) => (
              <li key={link.href} className={styles.row}>
                <a className={styles.link} href={link.href}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Section>
  );
}

/** The entries in at most `count` columns, read downwards: as even as possible, the first ones longer, none empty. */
export function columnsOf<Entry>(entries: readonly Entry[], count: number): Entry[][] {
  const columns = Math.min(count, entries.length);
  const shortest = Math.floor(entries.length / columns);
  const longer = entries.length % columns;
  return Array.from({ length: columns }, (_, index) => {
    const from = index * shortest + Math.min(index, longer);
    return entries.slice(from, from + shortest + (index < longer ? 1 : 0));
  });
}
