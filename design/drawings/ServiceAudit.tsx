import styles from './Drawing.module.css';

/**
 * What an audit leaves behind: a finding under the glass, and thirty days of watch. Decoration: the text next to it
 * says the same.
 */
export function ServiceAudit({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className={`${styles.drawing} ${className ?? ''}`}>
      <rect className={styles.depth} x="-2000" y="272" width="4480" height="2000" />
      <path className={styles.quay} d="M-2000 272H2480" />
      <rect className={`${styles.line} ${styles.paper}`} x="56" y="48" width="168" height="222" />
      <path
        className={styles.ruling}
        d="M76 80H204M76 104H172M76 128H188M76 152H204M76 176H156M76 200H196M76 224H180M76 248H140"
      />
      <circle className={`${styles.line} ${styles.paper}`} cx="216" cy="152" r="60" />
      <path className={styles.quay} d="M258 194L312 248" />
      <path className={styles.ruling} d="M172 136H212M168 160H196" />
      <rect className={styles.accent} x="208" y="132" width="44" height="44" />
      <path className={styles.ruling} d="M180 184H236" />
      <text className={`${styles.label} ${styles.strong}`} x="304" y="140">
        finding
      </text>
      <path className={styles.rope} d="M276 135H296" />
      <path
        className={styles.line}
        d="M56 288v24M68.4 288v12M80.8 288v12M93.2 288v12M105.6 288v12M118 288v12M130.4 288v12M142.8 288v24M155.2 288v12M167.6 288v12M180 288v12M192.4 288v12M204.8 288v12M217.2 288v12M229.6 288v24M242 288v12M254.4 288v12M266.8 288v12M279.2 288v12M291.6 288v12M304 288v12M316.4 288v24M328.8 288v12M341.2 288v12M353.6 288v12M366 288v12M378.4 288v12M390.8 288v12M403.2 288v24M415.6 288v12"
      />
      <text className={styles.label} x="56" y="338">
        30 days of watch
      </text>
    </svg>
  );
}
