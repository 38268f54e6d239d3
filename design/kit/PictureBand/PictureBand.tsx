import { startFragment, wideFragment } from '@frontage/contract/drawings/wideView.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import styles from './PictureBand.module.css';

type DrawnPicture = Picture & { drawing: string };

interface PictureBandProps {
  picture: DrawnPicture;
  /** In its place below 768 px; only for a scene. */
  upright?: Picture | undefined;
  /** The text below is no longer than the band is high. */
  isLow?: boolean;
}

/** A drawing of the library from edge to edge in the first view: whole, with its ground and quay line running on. */
export function PictureBand({ isLow = false, picture, upright }: PictureBandProps) {
  if (isScene(picture))
    return <Scene picture={picture} upright={upright && hasDrawing(upright) ? upright : undefined} />;
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

function Scene({ picture, upright }: { picture: DrawnPicture; upright: DrawnPicture | undefined }) {
  return (
    <picture className={[styles.across, upright && styles.upright].filter(Boolean).join(' ')}>
      {upright ? <source media="(width < 768px)" srcSet={upright.drawing + startFragment} /> : null}
      <img
        src={picture.drawing + wideFragment}
        alt={picture.alt}
        width={1440}
        height={Math.round((1440 * picture.height) / picture.width)}
        fetchPriority="high"
        decoding="async"
        className={styles.scene}
      />
    </picture>
  );
}

/** Whether a picture can be shown in a band: a photograph has no ground that could run on. */
export function hasDrawing(picture: Picture): picture is DrawnPicture {
  return picture.drawing !== undefined;
}

/** Whether a picture is drawn for the whole page: its objects are at the page's margins. */
export function isScene(picture: Picture): boolean {
  return hasDrawing(picture) && picture.width >= 3 * picture.height;
}
