import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { PictureView } from '@frontage/design/kit/PictureView/PictureView.tsx';
import { widthOf } from '@frontage/design/kit/PictureView/widthOf.ts';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { TextLink } from '@frontage/design/kit/TextLink/TextLink.tsx';
import styles from './ImageWithText.module.css';

/** A picture in seven columns, with the text in four at its foot. */
export function ImageWithText({ block, id }: BlockProps<BlockOf<'image_with_text'>>) {
  const headingId = `${id}-heading`;
  return (
    <Section id={id} ground="paper" labelledBy={headingId} className={styles.section}>
      <div className={`columns ${styles.columns}`}>
        <div className={styles.words}>
          <h2 id={headingId} className="small-heading">
            <Lines text={block.heading} />
          </h2>
          <p className={styles.text}>{block.description}</p>
          {block.link ? (
            <p className={styles.link}>
              <TextLink href={block.link.href}>{block.link.label}</TextLink>
            </p>
          ) : null}
        </div>
        <div className={styles.picture}>
          <PictureView picture={block.image} size="690-517" width={widthOf(7)} className="plate" />
        </div>
      </div>
    </Section>
  );
}
