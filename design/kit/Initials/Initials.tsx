import styles from './Initials.module.css';
import { initialsOf } from './initialsOf.ts';

/** A disc with two letters for a person who speaks. Hidden from screen readers, because the name is next to it. */
export function Initials({ name }: { name: string }) {
  return (
    <span className={styles.disc} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
