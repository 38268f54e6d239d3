import { wideFragment } from '@frontage/contract/drawings/wideView.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import styles from './PictureBand.module.css';

interface PictureBandProps {
  picture: Picture & { drawing: string };
  /** Above a text that is no longer than the band is high. */
  isLow?: boolean;
}

/** A drawing of the library from edge to edge in the first view: whole, its ground and its quay line running out. */
export function PictureBand({ isLow = false, picture }: PictureBandProps) {
  return (
    <img
      src={picture.drawing + wideFragment}
      alt={picture.alt}
      width={1440}
      height={isLow ? 360 : 384}
      fetchPriority="high"
      decoding="async"
      className={isLow ? `${styles.band} ${styles.low}` : styles.band}
    />
  );
}

/** Whether a picture may be in a band: a photograph has no ground that could run out. */
export function hasDrawing(picture: Picture): picture is Picture & { drawing: string } {
  return picture.drawing !== undefined;
}
