import styles from './Drawing.module.css';
import { Bollards } from './marks.tsx';

/**
 * A system in its first year: the hands of a watch, and an account that is checked every hour. Decoration: the text
 * next to it says the same.
 */
export function ServiceOperation({ className }: { className?: string | undefined }) {
  const hours = Array.from({ length: 12 }, (_, hour) => (hour * Math.PI) / 6);
  const at = (angle: number, radius: number) =>
    `${(152 + radius * Math.sin(angle)).toFixed(1)} ${(128 - radius * Math.cos(angle)).toFixed(1)}`;
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className={`${styles.drawing} ${className ?? ''}`}>
      <rect className={styles.depth} x="-2000" y="264" width="4480" height="2000" />
      <path className={styles.quay} d="M-2000 264H2480" />
      <circle className={`${styles.line} ${styles.paper}`} cx="152" cy="128" r="80" />
      <path className={styles.line} d={hours.map((angle) => `M${at(angle, 68)}L${at(angle, 80)}`).join('')} />
      <path className={styles.line} d="M152 128V80M152 128H192" />
      <circle className={styles.solid} cx="152" cy="128" r="5" />
      <path className={styles.line} d="M152 208V264" />
      <path className={styles.rope} d="M232 128H344q16 0 16 16V152" />
      <path className={styles.line} d="M355 149l5 7l5-7" />
      <path className={`${styles.line} ${styles.paper}`} d="M296 262V168H424V262" />
      <Bollards
        at={[
          [152, 264],
          [296, 264],
          [424, 264],
        ]}
      />
      <rect className={styles.accent} x="332" y="206" width="56" height="56" />
      <text className={`${styles.label} ${styles.strong}`} x="56" y="32">
        someone awake
      </text>
      <text className={styles.label} x="248" y="116">
        every hour
      </text>
      <text className={styles.label} x="296" y="300">
        still here
      </text>
    </svg>
  );
}
