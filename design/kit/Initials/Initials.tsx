import type { Picture } from '@frontage/contract/primitives/picture.ts';
import { PictureView } from '../PictureView/PictureView.tsx';
import styles from './Initials.module.css';
import { initialsOf } from './initialsOf.ts';

/**
 * A disc with the face of a person who speaks, or two letters where there is no picture. The letters are hidden from
 * screen readers, because the name is next to them.
 */
export function Initials({ name, picture }: { name: string; picture?: Picture | undefined }) {
  if (picture) return <PictureView picture={picture} size="120-120" className={styles.face} />;
  return (
    <span className={styles.disc} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
