import styles from './FileField.module.css';

/** The asset on its way along the line, as far as the file has been sent. */
export function UploadLine({ share, label }: { share: number; label: string }) {
  const percent = Math.round(share * 100);
  return (
    <div className={styles.upload}>
      <span className={styles.percent} aria-hidden="true">
        {percent}%
      </span>
      <svg
        width="100%"
        height="18"
        className={styles.line}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <line x1="0" x2="100%" y1="16" y2="16" className={styles.rest} />
        <line x1="0" x2={`${percent}%`} y1="16" y2="16" className={styles.gone} />
        <svg x={`${percent}%`} overflow="visible" aria-hidden="true">
          <rect x={percent > 96 ? -14 : 0} width="14" height="14" className={styles.asset} />
        </svg>
      </svg>
    </div>
  );
}
