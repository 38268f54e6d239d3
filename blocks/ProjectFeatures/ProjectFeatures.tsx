import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { Badge, Section } from '@frontage/design/kit/index.ts';
import styles from './ProjectFeatures.module.css';

/** Three by two ruled cells on land, with a badge only on what is still to come. */
export function ProjectFeatures({ block, id }: BlockProps<BlockOf<'projectFeatures'>>) {
  return (
    <Section id={id} ground="land" heading={block.heading}>
      <ul className={`ruled ${styles.cells}`}>
        {block.items.map((item) => (
          <li key={item.label} className={styles.cell}>
            <h3>{item.label}</h3>
            <p className={styles.text}>{item.text}</p>
            {item.upcoming ? (
              <p className={styles.badge}>
                <Badge text={item.upcoming} tone="pink" />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
