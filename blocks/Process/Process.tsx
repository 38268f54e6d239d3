import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { Section, SectionHeading, useWords } from '@frontage/design/kit/index.ts';
import { Chart } from './Chart.tsx';
import { weeksInWords } from './chartGeometry.ts';
import styles from './Process.module.css';

/** A chart of weeks, because phases overlap; one text for each phase under the line. */
export function Process({ block, id }: BlockProps<BlockOf<'process'>>) {
  const words = useWords();
  return (
    <Section id={id} ground="water" hasHeading bleed>
      <div className={styles.head}>
        <SectionHeading id={id} text={block.heading} />
      </div>
      <Chart phases={block.items} weeks={block.weeks} />
      <ol className={styles.texts} data-count={block.items.length}>
        {block.items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p className="visually-hidden">{[weeksInWords(item, words), item.note].filter(Boolean).join('. ')}.</p>
            <p>{item.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
