import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { useWords } from '@frontage/design/kit/words.ts';
import { Chart } from './Chart.tsx';
import { weeksInWords } from './chartGeometry.ts';
import styles from './Process.module.css';

/** A chart of weeks, because phases overlap; one text for each phase under the line. */
export function Process({ block, id }: BlockProps<BlockOf<'process'>>) {
  const headingId = `${id}-heading`;
  const words = useWords();
  return (
    <Section id={id} ground="water" labelledBy={headingId} bleed>
      <div className={styles.head}>
        <h2 id={headingId}>
          <Lines text={block.heading} />
        </h2>
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
