import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import styles from './Stack.module.css';

/** The densest part of the page. Tools are divided by strokes that are drawn, not read. */
export function Stack({ block, id }: BlockProps<BlockOf<'stack'>>) {
  const headingId = `${id}-heading`;
  return (
    <Section id={id} ground="paper" labelledBy={headingId} padding="none" className={styles.section}>
      <div className={`columns ${styles.columns}`}>
        <h2 id={headingId} className={`small-heading ${styles.heading}`}>
          <Lines text={block.heading} />
        </h2>
        <dl className={`ruled ${styles.table}`}>
          {block.items.map((item) => (
            <div key={item.title} className={styles.row}>
              <dt>{item.title}</dt>
              <dd>
                <ul>
                  {item.list.map((tool) => (
                    <li key={tool}>{tool}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
