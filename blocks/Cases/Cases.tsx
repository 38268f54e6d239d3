import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { CoverLink, PictureView, Section, SectionHead, widthOf } from '@frontage/design/kit/index.ts';
import { MovedPicture } from '@frontage/design/kit/PictureView/PictureView.tsx';
import styles from './Cases.module.css';

/** Columns of each card, repeated from the fifth on. */
const columns = [7, 4, 5, 7];

/** Seven and four columns, then five and seven. */
export function Cases({ block, id }: BlockProps<BlockOf<'cases'>>) {
  return (
    <Section id={id} ground="paper" hasHeading>
      <SectionHead
        headingId={`${id}-heading`}
        heading={block.heading}
        allLink={block.allLink}
        className={styles.head}
        headingClassName={`large-heading ${styles.heading}`}
      />
      <ul className={`swiped ${styles.cards}`}>
        {block.items.map((item, index) => (
          <li key={item.title} className={styles.card}>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <CoverLink href={item.href}>{item.title}</CoverLink>
              </h3>
              {item.meta ? <p className={`note ${styles.meta}`}>{item.meta}</p> : null}
              <p className={styles.description}>{item.description}</p>
            </div>
            <div className={styles.picture}>
              <PictureView picture={item.image} size="690-517" width={widthAt(index)} className="plate" />
              <MovedPicture picture={item.image} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The twelve columns begin at 768 px. */
function widthAt(index: number): string {
  const share = columns[index % columns.length] ?? 7;
  return widthOf(share, { medium: `${share * 8}vw` });
}
