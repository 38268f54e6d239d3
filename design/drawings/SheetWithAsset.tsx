import styles from './Drawing.module.css';

/** A ruled sheet with the asset on it: a document to ask for. Decoration; the words next to it name the document. */
export function SheetWithAsset({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 162 210" aria-hidden="true" className={[styles.drawing, className].filter(Boolean).join(' ')}>
      <path className={`${styles.line} ${styles.paper}`} d="M1 1H129L161 33V209H1Z" />
      <path className={styles.line} d="M129 1V33H161" />
      <path className={styles.ruling} d="M21 57H113M21 81H93M21 105H125M21 129H85M21 153H109" />
      <rect className={styles.accent} x="121" y="165" width="24" height="24" />
    </svg>
  );
}
