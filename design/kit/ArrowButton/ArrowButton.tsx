import styles from './ArrowButton.module.css';
import { type ArrowLook, ArrowMark } from './ArrowMark.tsx';

interface Labelled extends ArrowLook {
  /** What a click does, for people who do not see the arrow. */
  label: string;
}

/**
 * A round button with an arrow, as next to a slider. After a click its circle is drawn round, and its line moves out
 * and back.
 */
export function ArrowButton({
  label,
  direction = 'right',
  size = 64,
  type = 'button',
  ...rest
}: Labelled & Omit<React.ComponentProps<'button'>, 'className' | 'style' | 'aria-label' | 'children'>) {
  return (
    <button {...rest} type={type} aria-label={label} className={styles.round}>
      <ArrowMark direction={direction} size={size} />
    </button>
  );
}
