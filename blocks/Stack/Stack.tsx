import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { Section, SectionHeading } from '@frontage/design/kit/Section/Section.tsx';
import styles from './Stack.module.css';

/** The densest part of the page. Tools are divided by strokes that are drawn, not read. */
export function Stack({ block, id }: BlockProps<BlockOf<'stack'>>) {
  return (
    <Section id={id} ground="paper" hasHeading className={styles.section}>
      <div className={`columns ${styles.columns}`}>
        <SectionHeading id={id} className={`small-heading ${styles.heading}`} text={block.heading} />
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
