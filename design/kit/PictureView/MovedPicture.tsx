import { movedFragment } from '@frontage/contract/drawings/fragments.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import styles from './MovedPicture.module.css';

/**
 * The drawing of a card again, over the first one and with its asset moving: shown while the card is pointed at, and
 * loaded only then. A browser draws all images of one address alike, and the first one does not move, so this one needs
 * another address.
 */
export function MovedPicture({ picture }: { picture: Picture }) {
  if (!picture.drawing) return null;
  return <img src={`${picture.drawing}?moved${movedFragment}`} alt="" loading="lazy" className={styles.moved} />;
}
