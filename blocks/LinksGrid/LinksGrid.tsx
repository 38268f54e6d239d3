import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { columnsOf } from './columnsOf.ts';
import styles from './LinksGrid.module.css';

/** Four ruled columns and no drawing; up to five links are side by side instead. */
export function LinksGrid({ block, id }: BlockProps<BlockOf<'links_grid'>>) {
  const headingId = `${id}-heading`;
  const isStrip = block.links.length <= 5;
  return (
    <Section id={id} ground="land" labelledBy={headingId} padding="none" className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        <Lines text={block.heading} />
      </h2>
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
