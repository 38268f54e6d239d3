import styles from './search.module.css';

interface CounterProps {
  label: string;
  /** Characters. */
  length: number;
  from: number;
  to: number;
}

/** Says how long a text is, and whether search engines show all of it. */
export function Counter({ from, label, length, to }: CounterProps) {
  const fits = length >= from && length <= to;
  return (
    <p className={styles.counter} data-fits={fits ? '' : undefined}>
      <meter min={0} max={to * 1.5} low={from} high={to} optimum={(from + to) / 2} value={length} aria-label={label} />
      {label}: {length} characters, {verdict(length, from, to)}
    </p>
  );
}

function verdict(length: number, from: number, to: number): string {
  if (length < from) return `short of the ${from} that say enough`;
  return length > to ? `of which the first ${to} are shown` : 'which fits';
}
