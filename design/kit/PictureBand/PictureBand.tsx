import { wideFragment } from '@frontage/contract/drawings/wideView.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import styles from './PictureBand.module.css';

interface PictureBandProps {
  picture: Picture & { drawing: string };
  /** The text below is no longer than the band is high. */
  isLow?: boolean;
}

/** A drawing of the library from edge to edge in the first view: whole, with its ground and quay line running on. */
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

/** Whether a picture can be shown in a band: a photograph has no ground that could run on. */
export function hasDrawing(picture: Picture): picture is Picture & { drawing: string } {
  return picture.drawing !== undefined;
}
