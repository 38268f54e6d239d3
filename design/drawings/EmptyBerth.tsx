import styles from './Drawing.module.css';
import { Bollards } from './marks.tsx';
import stage from './Stage.module.css';

interface EmptyBerthProps {
  /** What it shows, in words. */
  label: string;
  /** What was asked for, the nearest address, and how far they are apart. */
  asked: string;
  found: string;
  apart: string;
}

/** No page is here: the place where the asset was looked for, and the place where it is. */
export function EmptyBerth({ apart, asked, found, label }: EmptyBerthProps) {
  return (
    <div className={stage.stage}>
      <svg viewBox="0 0 1440 272" role="img" aria-label={label} className={`${styles.drawing} ${stage.wide}`}>
        <g data-ground="water">
          <rect className={styles.water} x="-2000" y="184" width="5440" height="88" />
          <path className={styles.hair} d="M-2000 208H3440M-2000 264H3440" />
          <path className={styles.rope} d="M196 184V232q0 16 16 16H948q16 0 16 -16V198" />
          <path className={styles.line} d="M959 203l5 -7l5 7" />
          <text className={`${styles.label} ${styles.muted}`} x="580" y="238" textAnchor="middle">
            {apart}
          </text>
        </g>
        <path className={styles.quay} d="M-2000 184H3440" />
        <path className={`${styles.line} ${styles.paper}`} d="M80 182V38H312V182M848 182V38H1080V182" />
        <Bollards at={[80, 312, 848, 1080].map((x) => [x, 184] as const)} />
        <rect className={styles.ghost} x="164" y="118" width="64" height="64" />
        <rect className={styles.accent} x="932" y="118" width="64" height="64" />
        <g className={`${styles.label} ${styles.strong}`}>
          <text x="80" y="24">
            {asked}
          </text>
          <text x="848" y="24">
            {found}
          </text>
        </g>
      </svg>
      <svg viewBox="0 0 390 320" role="img" aria-label={label} className={`${styles.drawing} ${stage.portrait}`}>
        <g data-ground="water">
          <rect className={styles.water} x="60" y="0" width="1000" height="320" />
          <path className={styles.rope} d="M60 76H300q16 0 16 16V228q0 16 -16 16H74" />
          <path className={styles.line} d="M80 239l-7 5l7 5" />
          <g className={`${styles.label} ${styles.strong}`}>
            <text x="84" y="64">
              {asked}
            </text>
            <text x="84" y="276">
              {found}
            </text>
          </g>
        </g>
        <path className={`${styles.line} ${styles.paper}`} d="M60 40H12V112H60M60 208H12V280H60" />
        <path className={styles.quay} d="M60 0V320" />
        <Bollards at={[40, 112, 208, 280].map((y) => [60, y] as const)} />
        <rect className={styles.ghost} x="20" y="58" width="36" height="36" />
        <rect className={styles.accent} x="20" y="226" width="36" height="36" />
      </svg>
    </div>
  );
}
