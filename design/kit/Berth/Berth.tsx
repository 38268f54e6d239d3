import styles from './Berth.module.css';

interface BerthProps {
  /** Words beside the place while it is free. */
  freeLabel: string;
  /** Words beside it once it is taken. */
  takenLabel: string;
  isTaken: boolean;
}

/** The place kept free on the quay line: a dashed square, which turns solid when what was awaited has arrived. */
export function Berth({ freeLabel, takenLabel, isTaken }: BerthProps) {
  return (
    <div className={styles.berth} data-taken={isTaken || undefined}>
      <span className={styles.square} />
      <span className={styles.label}>{isTaken ? takenLabel : freeLabel}</span>
    </div>
  );
}
