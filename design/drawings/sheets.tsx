import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { useWords } from '../kit/words.ts';
import styles from './Drawing.module.css';
import { Bollards } from './marks.tsx';

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

/**
 * A record in its account, entered and ticked, with the asset next to it. Repeats what the text says; on the page's
 * line.
 */
export function ReceivedSheet({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 400 264" aria-hidden="true" className={`${styles.drawing} ${className ?? ''}`}>
      <path className={styles.line} d="M0.75 264V24H399.25V264" />
      <path className={`${styles.line} ${styles.paper}`} d="M56 264V72H248V264" />
      <path className={styles.line} d="M56 104H248" />
      <path className={styles.ruling} d="M80 88H144M80 136H224M80 160H192M80 184H208M80 208H144" />
      <circle className={styles.line} cx="208" cy="224" r="18" />
      <path className={styles.line} d="M200 224l6 7l11 -15" />
      <rect className={styles.accent} x="288" y="192" width="72" height="72" />
      <Bollards at={[0, 400].map((x) => [x, 264] as const)} />
    </svg>
  );
}

/** A question on its way into the account of the person who answers it. On the page's line; the text says the same. */
export function LetterOnTheLine({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 480 208" aria-hidden="true" className={`${styles.drawing} ${className ?? ''}`}>
      <path className={`${styles.line} ${styles.paper}`} d="M0.75 208V128H120V208" />
      <path className={styles.line} d="M0.75 128L60 172L120 128" />
      <path className={`${styles.line} ${styles.paper}`} d="M304 208V48H479.25V208" />
      <path className={styles.ruling} d="M328 80H372M328 104H360" />
      <path className={styles.rope} d="M60 120V32q0 -16 16 -16H376q16 0 16 16V134" />
      <path className={styles.line} d="M387 127l5 7l5 -7" />
      <rect className={styles.accent} x="360" y="144" width="64" height="64" />
      <Bollards at={[304, 479].map((x) => [x, 208] as const)} />
    </svg>
  );
}

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
