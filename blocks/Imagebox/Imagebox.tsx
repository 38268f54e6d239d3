import type { ArticleBlockOf } from '@frontage/contract/blocks.ts';
import { PictureView } from '@frontage/design/kit/PictureView/PictureView.tsx';
import { widthOf } from '@frontage/design/kit/PictureView/widthOf.ts';
import { Scroller } from '@frontage/design/kit/Scroller/Scroller.tsx';
import type { ArticleBlockProps } from '../text/articleBlockProps.ts';
import styles from './Imagebox.module.css';

/**
 * A picture in eight columns with its caption. On narrow screens it bleeds; there an upright one takes its place, or it
 * scrolls where it would be too small to read.
 */
export function Imagebox({ block, id }: ArticleBlockProps<ArticleBlockOf<'Imagebox'>>) {
  return (
    <figure id={id}>
      <div className={styles.frame} data-ground={block.ground}>
        {block.narrow ? (
          <PictureView picture={block.narrow} size="375-280" width="100vw" className={styles.narrow} />
        ) : null}
        <Scroller
          label={block.image.alt || block.caption || 'Picture'}
          className={block.narrow ? styles.wide : undefined}
        >
          <PictureView
            picture={block.image}
            size="1000-510"
            width={widthOf(8, { small: 'max(100vw, 34.5rem)' })}
            className={styles.picture}
          />
        </Scroller>
      </div>
      {block.caption ? <figcaption className={styles.caption}>{block.caption}</figcaption> : null}
    </figure>
  );
}
