import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { PictureView, Section, widthOf } from '@frontage/design/kit/index.ts';
import styles from './Solutions.module.css';

/** Ruled rows: a drawing in four columns, each on its own ground, and the words in six. */
export function Solutions({ block, id }: BlockProps<BlockOf<'solutions'>>) {
  return (
    <Section id={id} ground="paper" heading={block.heading} className={styles.section}>
      <ul className={`ruled ${styles.rows}`}>
        {block.items.map((item) => (
          <li key={item.title} className={`columns half ${styles.row}`}>
            <div className={styles.words}>
              <h3>{item.title}</h3>
              <p>{item.description}</p>
            </div>
            <div className={styles.picture}>
              <PictureView
                picture={item.image}
                size="480-360"
                width={widthOf(4, { medium: '31vw' })}
                className="plate"
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
