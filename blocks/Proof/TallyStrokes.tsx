import styles from './TallyStrokes.module.css';

/** A count as tally marks in fives, the fifth across. Decoration: the number is next to it in words. */
export function TallyStrokes({ count }: { count: number }) {
  return groupsOf(count).map(({ size, first }) => (
    <svg key={first} viewBox="0 0 60 40" preserveAspectRatio="none" aria-hidden="true" className={styles.group}>
      <path className={styles.stroke} d={strokesOf(size)} />
    </svg>
  ));
}

/** `first` is the number of the group's first stroke. */
export function groupsOf(count: number): { size: number; first: number }[] {
  return Array.from({ length: Math.ceil(count / 5) }, (_, index) => ({
    first: index * 5 + 1,
    size: Math.min(5, count - index * 5),
  }));
}

function strokesOf(size: number): string {
  const upright = [12, 24, 36, 48].slice(0, size).map((x) => `M${x} 0V40`);
  return [...upright, ...(size === 5 ? ['M0 37L60 3'] : [])].join('');
}
