import { movedFragment } from '@frontage/contract/drawings/movedStyle.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import styles from './MovedPicture.module.css';

/**
 * Over the drawing of a card, in a box that is its place: the same with its asset moving, shown while the card is
 * pointed at. It is asked for only then, and comes from the same file.
 */
export function MovedPicture({ picture }: { picture: Picture }) {
  if (!picture.drawing) return null;
  return <img src={picture.drawing + movedFragment} alt="" loading="lazy" className={styles.moved} />;
}
