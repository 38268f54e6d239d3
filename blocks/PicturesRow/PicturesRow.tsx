import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { CoverLink, PictureView, Section, widthOf } from '@frontage/design/kit/index.ts';
import styles from './PicturesRow.module.css';

/** Columns of each picture where there are six. */
const columnsOfSix = [5, 4, 3, 3, 4, 5];

/** Pictures in four columns each, or six of unequal size; two and one per row at 768 px. */
export function PicturesRow({ block, id }: BlockProps<BlockOf<'pictures_row'>>) {
  return (
    <Section id={id} ground={block.ground ?? 'land'} heading={block.heading} headingClassName={styles.heading}>
      <ul className={styles.entries}>
        {block.items.map((item, index) => (
          <li key={item.title} className={styles.entry}>
            <div className={styles.words}>
              <h3>{item.href ? <CoverLink href={item.href}>{item.title}</CoverLink> : item.title}</h3>
              <p>{item.description}</p>
            </div>
            <div className={styles.picture}>
              <PictureView
                picture={item.image}
                size="480-360"
                width={widthOf((block.items.length === 6 && columnsOfSix[index]) || 4, { medium: '50vw' })}
                className="plate"
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
