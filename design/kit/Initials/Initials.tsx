import styles from './Initials.module.css';
import { initialsOf } from './initialsOf.ts';

/** The face of a person who speaks: a disc with two letters. Hidden from readers, as the name is beside it. */
export function Initials({ name }: { name: string }) {
  return (
    <span className={styles.disc} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
