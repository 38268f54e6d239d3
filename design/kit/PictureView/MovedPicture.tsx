import { movedFragment } from '@frontage/contract/drawings/movedStyle.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import styles from './MovedPicture.module.css';

/**
 * Over the drawing of a card, in a box that is its place: the same with its asset moving, shown while the card is
 * pointed at, and asked for only then. A browser draws all pictures of one address as one, which stands still: so this
 * has an address of its own.
 */
export function MovedPicture({ picture }: { picture: Picture }) {
  if (!picture.drawing) return null;
  return <img src={`${picture.drawing}?moved${movedFragment}`} alt="" loading="lazy" className={styles.moved} />;
}
