import { openFragment } from '@frontage/contract/drawings/fragments.ts';
import type { DrawnPicture } from '@frontage/contract/primitives/picture.ts';
import styles from './OpenPicture.module.css';

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
