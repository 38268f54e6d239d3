import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { useWords } from '../kit/words.ts';
import styles from './Drawing.module.css';

/** The account that the asset is on its way to: a sheet, a free berth, with nothing counted yet. Decoration. */
export function YourAccount({ className }: { className?: string | undefined }) {
  const words = useWords();
  return (
    <svg viewBox="0 0 288 200" aria-hidden="true" className={`${styles.drawing} ${className ?? ''}`}>
      <path className={`${styles.line} ${styles.paper}`} d="M0.75 200V32H287.25V200" />
      <path className={`${styles.line} ${styles.water}`} d="M24 200V64H96V200" />
      <path className={styles.ruling} d="M36 88H84M36 108H72M36 128H84M36 148H64M140 64V200" />
      <path data-asset-berth className={styles.ghost} d="M184 200V128H264V200" />
      <text className={`${styles.label} ${styles.strong}`} x="0" y="16">
        {saySite(words, 'page.yourAccount')}
      </text>
      <text className={styles.label} x="288" y="16" textAnchor="end">
        0
      </text>
    </svg>
  );
}
