import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { CoverLink, PictureView, Section, SectionHead, widthOf } from '@frontage/design/kit/index.ts';
import styles from './Manifest.module.css';

/** One row per service: picture in two columns, name in four, sentence in three, first result in two, price in one. */
export function Manifest({ block, id }: BlockProps<BlockOf<'manifest'>>) {
  const labels = block.columnLabels;
  return (
    <Section id={id} ground="paper" hasHeading>
      <SectionHead
        headingId={`${id}-heading`}
        heading={block.heading}
        allLink={block.allLink}
        className={styles.head}
      />
      <div className={styles.table}>
        <div aria-hidden="true" className={styles.labels}>
          <p className={styles.title}>{labels.title}</p>
          <p className={styles.description}>{labels.description}</p>
          <p className={`mono ${styles.result}`}>{labels.result}</p>
          <p className={`mono ${styles.price}`}>{labels.price}</p>
        </div>
        <ul className={`ruled ${styles.rows}`}>
          {block.items.map((item) => (
            <li key={item.title} className={styles.row}>
              <div className={styles.picture}>
                <PictureView
                  picture={{ ...item.image, alt: '' }}
                  size="375-280"
                  width={widthOf(block.items.length > 5 ? 3 : 2, { medium: '31vw', small: '6rem' })}
                  className="plate"
                />
              </div>
              <h3 className={styles.title}>
                <CoverLink href={item.href}>{item.title}</CoverLink>
              </h3>
              <p className={styles.description}>{item.description}</p>
              <p className={`mono ${styles.result}`}>
                <span className="visually-hidden">{labels.result}: </span>
                {item.result}
              </p>
              <p className={`mono ${styles.price}`}>
                <span className="visually-hidden">{labels.price}: </span>
                {item.price}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
