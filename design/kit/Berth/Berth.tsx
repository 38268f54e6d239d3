import styles from './Berth.module.css';

interface BerthProps {
  /** Words next to the place while it is free. */
  freeLabel: string;
  /** Words next to it once it is taken. */
  takenLabel: string;
  isTaken: boolean;
}

/** The free place on the quay line: a dashed square that turns solid when the awaited thing has arrived. */
export function Berth({ freeLabel, takenLabel, isTaken }: BerthProps) {
  return (
    <div className={styles.berth} data-taken={isTaken || undefined}>
      <span className={styles.square} />
      <span className={`note ${styles.label}`}>{isTaken ? takenLabel : freeLabel}</span>
    </div>
  );
}
