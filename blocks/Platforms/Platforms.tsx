import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { CoverLink, Section, SectionHeading } from '@frontage/design/kit/index.ts';
import styles from './Platforms.module.css';

/** The heading takes two cells and the last cell the rest of its row, so the grid is always closed. */
export function Platforms({ block, id }: BlockProps<BlockOf<'platforms'>>) {
  return (
    <Section id={id} ground="paper" hasHeading className={styles.section}>
      <div className={styles.grid}>
        <SectionHeading id={id} className={styles.heading} text={block.heading} />
        <ul className={styles.cells}>
          {block.items.map((item) => (
            <li key={item.title} className={styles.cell} data-ground={item.isCurrent ? 'water' : undefined}>
              <h3 className={styles.title}>
                {item.href ? <CoverLink href={item.href}>{item.title}</CoverLink> : item.title}
              </h3>
              {item.note ? <p className={`note ${styles.note}`}>{item.note}</p> : null}
              {item.isCurrent ? (
                <svg className={styles.asset} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                  <path d="M0 0h20v20H0Z" />
                </svg>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
