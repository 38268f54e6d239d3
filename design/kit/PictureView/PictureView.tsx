import { boxOf, type Picture, type PictureSizeKey } from '@frontage/contract/primitives/picture.ts';
import { sourcesOf } from './sourcesOf.ts';

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
