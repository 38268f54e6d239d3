import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { CoverLink, Section } from '@frontage/design/kit/index.ts';
import styles from './Answers.module.css';

/** Question in four columns, answer in five, note in three; at 768 px two and four, with the note under the answer. */
export function Answers({ block, id }: BlockProps<BlockOf<'answers'>>) {
  return (
    <Section id={id} ground={block.ground ?? 'paper'} heading={block.heading} headingClassName={styles.heading}>
      <ul className="ruled">
        {block.items.map((item) => (
          <li key={item.title} className={`columns half ${styles.row}`}>
            <h3 className={styles.title}>
              {item.href ? <CoverLink href={item.href}>{item.title}</CoverLink> : item.title}
            </h3>
            <p className={styles.description}>{item.description}</p>
            {item.note ? <p className={`note ${styles.note}`}>{item.note}</p> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
