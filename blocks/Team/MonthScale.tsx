import styles from './Team.module.css';

/** The share of the chart's width for a number of months, in per cent. */
function share(count: number, months: number): string {
  return `${Number(((count / months) * 100).toFixed(3))}%`;
}

/** The numbers of the months, each at the line where its month begins. */
export function MonthScale({ months, className }: { months: number; className?: string | undefined }) {
  return (
    <svg width="100%" height="21" aria-hidden="true" data-dense={months > 14 || undefined} className={className}>
      {countTo(months).map((month) => (
        <text key={month} className={styles.figure} x={share(month - 1, months)} dx="6" y="15">
          {month}
        </text>
      ))}
    </svg>
  );
}

interface MonthBarProps {
  /** The first month, counted from 1. */
  start: number;
  /** The last month, inclusive; a half ends in its middle. */
  end: number;
  months: number;
}

/** A bar from the first day of one month to the last day of another, over a line for each month. */
export function MonthBar({ start, end, months }: MonthBarProps) {
  return (
    <svg width="100%" height="100%" aria-hidden="true" className={`mirrored ${styles.chart}`}>
      {[0, ...countTo(months)].map((month) => {
        const x = share(month, months);
        return <line key={x} className={styles.tick} x1={x} x2={x} y1="0" y2="100%" />;
      })}
      <rect className={styles.span} x={share(start - 1, months)} width={share(end - start + 1, months)} y="50%" />
    </svg>
  );
}

/** The numbers from 1 to `count`, inclusive. */
export function countTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
