import styles from './ArrowButton.module.css';

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
  size = 52,
  type = 'button',
  ...rest
}: Labelled & Omit<React.ComponentProps<'button'>, 'className' | 'style' | 'aria-label' | 'children'>) {
  return (
    <button {...rest} type={type} aria-label={label} className={styles.round}>
      <ArrowMark direction={direction} size={size} />
    </button>
  );
}

interface ArrowLook {
  direction?: 'left' | 'right';
  /** Diameter in px: 112 at the end of a line of display type. */
  size?: 52 | 112;
}

interface ArrowMarkProps extends ArrowLook {
  /** For a parent that shows it at another size on narrow screens. */
  className?: string | undefined;
}

/**
 * The drawn circle and arrow without a link or button: it responds to the link or button around it, on pages with
 * `arrows.browser.ts`. Decoration; the words around it say where it leads.
 */
export function ArrowMark({ direction = 'right', size = 52, className }: ArrowMarkProps) {
  const middle = size / 2;
  const half = arrowWidth(size) / 2;
  const head = half * 0.82;
  const tip = middle + (direction === 'right' ? half : -half);
  const tail = middle - (tip - middle);
  const back = tip + (direction === 'right' ? -head : head);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      aria-hidden="true"
      data-arrow=""
      className={[styles.mark, direction === 'left' && styles.left, size === 112 && styles.large, className]
        .filter(Boolean)
        .join(' ')}
    >
      <circle className={styles.circle} cx={middle} cy={middle} r={middle - 0.75} />
      <path className={styles.ring} pathLength={1} d={ringPath(middle)} />
      <path
        className={styles.line}
        d={`M${tail} ${middle}H${tip}M${back} ${middle - head}L${tip} ${middle}L${back} ${middle + head}`}
      />
    </svg>
  );
}

function arrowWidth(size: number): number {
  return size === 112 ? 34 : 21;
}

/** Begins at the top and runs clockwise, like a clock's hand; a circle element would begin at its right. */
function ringPath(middle: number): string {
  const radius = middle - 2;
  return `M${middle} ${middle - radius}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${radius} ${radius} 0 1 1 0 ${-2 * radius}`;
}
