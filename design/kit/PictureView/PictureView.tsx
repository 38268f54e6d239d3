import { movedFragment, openFragment, paperFragment } from '@frontage/contract/drawings/fragments.ts';
import {
  boxesLike,
  boxOf,
  type DrawnPicture,
  type Picture,
  type PictureSizeKey,
} from '@frontage/contract/primitives/picture.ts';
import styles from './PictureView.module.css';

/** Boxes whose cuts are twice as large as any page shows them. */
type SmallBox = '120-120' | '279-207';

type PictureViewProps = {
  picture: Picture;
  /** Only the picture of the first view loads at once; all others load when they are near. */
  eager?: boolean;
  className?: string | undefined;
} & (
  | { size: SmallBox; width?: undefined }
  | {
      /** The box that is reserved before it loads. */
      size: Exclude<PictureSizeKey, SmallBox>;
      /** Its shown width by width of the window, for `sizes`: `widthOf`. */
      width: string;
    }
);

/**
 * The drawing of a picture where it has one; otherwise the cut that the screen needs, in AVIF and WebP, with the
 * original for browsers that know neither. The box is reserved before it loads.
 */
export function PictureView({ picture, size, width, eager = false, className }: PictureViewProps) {
  const box = boxOf(size);
  return (
    <picture>
      {sourcesOf(picture, size).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={width ?? `${box.width / 2}px`} />
      ))}
      <img
        src={picture.drawing ?? picture.url}
        alt={picture.alt}
        width={box.width}
        height={box.height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : undefined}
        className={className}
      />
    </picture>
  );
}

interface OpenPictureProps {
  picture: DrawnPicture;
  /** In the first view. */
  eager?: boolean;
  className?: string | undefined;
}

/**
 * A drawing of the library without an edge: what it draws beyond its box is shown too, up to four widths to either side
 * and two heights above and below. Its place clips it.
 */
export function OpenPicture({ className, eager = false, picture }: OpenPictureProps) {
  return (
    <span className={[styles.open, className].filter(Boolean).join(' ')}>
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true" />
      <span className={eager ? styles.around : `${styles.around} ${styles.later}`}>
        <img
          src={picture.drawing + openFragment}
          alt={picture.alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={eager ? 'high' : undefined}
        />
      </span>
    </span>
  );
}

/**
 * The drawing of a card again, over the first one and with its asset moving: shown while the card is pointed at, and
 * loaded only then. A browser draws all images of one address alike, and the first one does not move, so this one needs
 * another address.
 */
export function MovedPicture({ picture }: { picture: Picture }) {
  if (!picture.drawing) return null;
  return <img src={`${picture.drawing}?moved${movedFragment}`} alt="" loading="lazy" className={styles.moved} />;
}

/**
 * The picture for a place on land: a drawing whose ground is land is shown on paper there, because it would have no
 * edge.
 */
export function onPaper(picture: Picture): Picture {
  return picture.drawing ? { ...picture, drawing: `${picture.drawing}${paperFragment}` } : picture;
}

interface PictureSource {
  type: string;
  srcSet: string;
}

/**
 * The files that a browser may choose from to fill a box: every cut of its shape, in AVIF and then in WebP, with its
 * width. None for a drawing, which is sharp at any size.
 */
export function sourcesOf(picture: Pick<Picture, 'drawing' | 'sizes'>, box: PictureSizeKey): PictureSource[] {
  if (picture.drawing) return [];
  return (['avif', 'webp'] as const).flatMap((format) => {
    const cuts = boxesLike(box).flatMap((key) => {
      const url = picture.sizes[key]?.[format];
      return url ? `${url} ${boxOf(key).width}w` : [];
    });
    return cuts.length > 0 ? { type: `image/${format}`, srcSet: cuts.join(', ') } : [];
  });
}

interface Narrower {
  /** From 768 to 1023 px; by default from margin to margin. */
  medium?: string;
  /** Below 768 px; by default from margin to margin. */
  small?: string;
}

/** The widest distance between the margins in px, and the gutter there in px: `design/styles/tokens.css`. */
const [content, gutter] = [1280, 32];
/** The most that the space between the margins takes of a window with twelve columns. */
const shareOfWindow = 0.91;

/**
 * The width of a picture in that many of the twelve columns, for `sizes`: from it and the density of the screen, a
 * browser knows which cut it needs.
 */
export function widthOf(columns: number, { medium, small }: Narrower = {}): string {
  const share = columns / 12;
  return [
    `(width >= 1440px) ${Math.round(content * share - gutter * (1 - share))}px`,
    `(width >= 1024px) ${Math.ceil(100 * shareOfWindow * share)}vw`,
    `(width >= 768px) ${medium ?? 'calc(100vw - 80px)'}`,
    small ?? 'calc(100vw - 40px)',
  ].join(', ');
}
