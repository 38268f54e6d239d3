import { boxOf, type Picture, type PictureSizeKey } from '@frontage/contract/primitives/picture.ts';

interface PictureViewProps {
  picture: Picture;
  /** The cut to show. */
  size: PictureSizeKey;
  /** Only the picture of the first view loads at once; all others when they come near. */
  eager?: boolean;
  className?: string | undefined;
}

/**
 * The drawing of a picture where it has one; else one cut of it in AVIF and WebP, its original for browsers that know
 * neither. The box is reserved before it loads.
 */
export function PictureView({ picture, size, eager = false, className }: PictureViewProps) {
  const box = boxOf(size);
  const variant = picture.drawing ? undefined : picture.sizes[size];
  return (
    <picture>
      {variant?.avif ? <source type="image/avif" srcSet={variant.avif} /> : null}
      {variant ? <source type="image/webp" srcSet={variant.webp} /> : null}
      <img
        src={picture.drawing ?? picture.url}
        alt={picture.alt}
        width={box.width}
        height={box.height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  );
}
