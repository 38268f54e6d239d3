import { startFragment, wideFragment } from '@frontage/contract/drawings/fragments.ts';
import type { DrawnPicture, Picture } from '@frontage/contract/primitives/picture.ts';
import styles from './PictureBand.module.css';

interface PictureBandProps {
  picture: DrawnPicture;
  /** In its place below 768 px; only for a scene. */
  upright?: Picture | undefined;
  /** The text below is no longer than the band is high. */
  isLow?: boolean;
  /** May say by `--upright` how high the upright one is drawn, in units. */
  className?: string | undefined;
  /** False below the first view. */
  isEager?: boolean;
}

/** A drawing of the library from edge to edge: whole, with its ground and quay line running on. */
export function PictureBand({ isLow = false, ...props }: PictureBandProps) {
  const { picture } = props;
  if (isScene(picture)) return <Scene {...props} />;
  return (
    <img
      src={picture.drawing + wideFragment}
      alt={picture.alt}
      width={1440}
      height={isLow ? 360 : 384}
      {...loadingOf(props)}
      className={isLow ? `${styles.band} ${styles.low}` : styles.band}
    />
  );
}

function Scene({ className, picture, upright, ...props }: Omit<PictureBandProps, 'isLow'>) {
  const narrow = upright && hasDrawing(upright) ? upright : undefined;
  return (
    <picture className={[styles.across, narrow && styles.upright, className].filter(Boolean).join(' ')}>
      {narrow ? <source media="(width < 768px)" srcSet={narrow.drawing + fragmentOf(narrow)} /> : null}
      <img
        src={picture.drawing + wideFragment}
        alt={picture.alt}
        width={1440}
        height={Math.round((1440 * picture.height) / picture.width)}
        {...loadingOf(props)}
        className={styles.scene}
      />
    </picture>
  );
}

function loadingOf({ isEager = true }: Pick<PictureBandProps, 'isEager'>) {
  return {
    loading: isEager ? 'eager' : 'lazy',
    fetchPriority: isEager ? 'high' : undefined,
    decoding: 'async',
  } as const;
}

/** An upright drawing begins at the left, where its line is; any other is in the middle. */
function fragmentOf({ height, width }: Picture): string {
  return height > width ? startFragment : wideFragment;
}

/** Whether a picture can be shown in a band: a photograph has no ground that could run on. */
export function hasDrawing(picture: Picture): picture is DrawnPicture {
  return picture.drawing !== undefined;
}

/** Whether a picture is drawn for the whole page: its objects are at the page's margins. */
export function isScene(picture: Picture): boolean {
  return hasDrawing(picture) && picture.width >= 2.5 * picture.height;
}
