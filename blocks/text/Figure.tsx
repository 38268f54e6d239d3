import type { Ground } from '@frontage/contract/primitives/editing.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import { cutInText } from '@frontage/contract/primitives/pictureInText.ts';
import { PictureView, Scroller, saySite, useWords, widthOf } from '@frontage/design/kit/index.ts';
import styles from './Figure.module.css';

interface FigureProps {
  id?: string;
  picture: Picture;
  /** The same picture upright, for phones. */
  narrow?: Picture | undefined;
  caption: string | undefined;
  ground?: Ground | undefined;
}

/**
 * A picture with its caption in eight columns, an upright photograph in six. On narrow screens it bleeds; there an
 * upright picture replaces it, or it scrolls where it would be too small to read.
 */
export function Figure({ id, picture, narrow, caption, ground }: FigureProps) {
  const cut = cutInText(picture);
  const words = useWords();
  const isHigh = cut === '690-517';
  return (
    <figure id={id} data-figure>
      <div className={styles.frame} data-ground={ground}>
        {narrow ? <PictureView picture={narrow} size="375-280" width="100vw" className={styles.narrow} /> : null}
        <Scroller
          label={picture.alt || caption || saySite(words, 'text.picture')}
          className={narrow ? styles.wide : undefined}
        >
          <PictureView
            picture={picture}
            size={cut}
            width={isHigh ? widthOf(6) : widthOf(8, { small: 'max(100vw, 34.5rem)' })}
            className={isHigh ? styles.high : styles.picture}
          />
        </Scroller>
      </div>
      {caption ? <figcaption className={`note ${styles.caption}`}>{caption}</figcaption> : null}
    </figure>
  );
}
