import { clockMarks } from './clockMarks.ts';
import styles from './Offices.module.css';
import { barsOf, type WorkingHours } from './workingHours.ts';

/** The hour, UTC, at which the scale begins: before the first office opens, so that few bars are split. */
const scaleBegins = 6;
const height = 56;
const ticks = Array.from({ length: 13 }, (_, index) => index * 120);
const labelled = [6, 10, 14, 18, 22, 2];

/** The hours above the bars. They repeat the words of each row. */
export function HoursLabels() {
  return (
    <span className={styles.labels} aria-hidden="true">
      {labelled.map((hour) => (
        // The blank separates them where there are no styles.
        <span key={hour}>{`${String(hour).padStart(2, '0')} `}</span>
      ))}
    </span>
  );
}

/** Working hours as a bar on 24 hours of UTC, with a tick every two. One unit across is a minute. */
export function HoursScale({ hours, hasClocks }: { hours: WorkingHours; hasClocks: boolean }) {
  return (
    <svg viewBox={`0 0 1440 ${height}`} preserveAspectRatio="none" className={styles.scale} aria-hidden="true">
      <path className={styles.tick} d={ticks.map((tick) => `M${tick} 0V${height}`).join('')} />
      {barsOf(hours, scaleBegins).map((bar) => (
        <rect key={bar.from} className={styles.bar} x={bar.from} y={16} width={bar.length} height={24} />
      ))}
      {hasClocks ? <path className={styles.now} {...{ [clockMarks.now]: scaleBegins * 60 }} /> : null}
    </svg>
  );
}
