import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { PictureView, Section, SectionHeading, TextLink, widthOf } from '@frontage/design/kit/index.ts';
import styles from './ImageWithText.module.css';

/** A picture in seven columns, with the text in four at its foot. */
export function ImageWithText({ block, id }: BlockProps<BlockOf<'image_with_text'>>) {
  return (
    <Section id={id} ground="paper" hasHeading joinsAbove>
      <div className={`columns near ${styles.columns}`}>
        <div className="at-9-4">
          <SectionHeading id={id} className="small-heading" text={block.heading} />
          <p className={styles.text}>{block.description}</p>
          {block.link ? (
            <p className={styles.link}>
              <TextLink href={block.link.href}>{block.link.label}</TextLink>
            </p>
          ) : null}
        </div>
        <div className={`at-1-7 ${styles.picture}`}>
          <PictureView picture={block.image} size="690-517" width={widthOf(7)} className="plate" />
        </div>
      </div>
    </Section>
  );
}
