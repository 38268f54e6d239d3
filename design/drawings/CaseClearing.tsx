import stage from './CaseStage.module.css';
import styles from './Drawing.module.css';
import { Bollards, Tally } from './marks.tsx';

const label = 'Five ports on one line: what four of them spent becomes one unspent sum with the fifth';

/** The head of Tidemark: obligations of five ports, spent below the line and unspent once. On ink. */
export function CaseClearing() {
  return (
    <div className={stage.stage}>
      <ClearingWide />
      <ClearingNarrow />
    </div>
  );
}

function ClearingWide() {
  const ports = [80, 364, 648, 932, 1216];
  return (
    <svg viewBox="0 0 1440 520" role="img" aria-label={label} className={`${styles.drawing} ${stage.wide}`}>
      <rect className={styles.depth} x="-2000" y="312" width="5440" height="208" />
      <path
        className={styles.rope}
        d="M152 312V400q0 16 16 16H632M436 312V384q0 16 16 16H632M720 312V376M1288 312V408q0 16 -16 16H808M808 400H988q16 0 16 -16V326"
      />
      <path className={styles.line} d="M999 333l5 -7l5 7" />
      <rect className={`${styles.line} ${styles.ground}`} x="632" y="376" width="176" height="64" />
      <Tally x={708} y={396} gap={8} />
      <path
        className={`${styles.line} ${styles.ground}`}
        d={ports.map((x) => `M${x} 310V136H${x + 144}V310`).join('')}
      />
      <path className={styles.ghost} d="M104 254h56v56h-56zM392 270h40v40h-40zM460 286h24v24h-24zM680 254h56v56h-56z" />
      <path className={styles.ghost} d="M1244 270h40v40h-40zM1304 278h32v32h-32z" />
      <path className={styles.quay} d="M-2000 312H3440" />
      <Bollards at={ports.flatMap((x) => [[x, 312] as const, [x + 144, 312] as const])} />
      <rect className={styles.accent} x="968" y="238" width="72" height="72" />
      <g className={styles.label}>
        <text x="80" y="116" className={styles.strong}>
          five ports
        </text>
        <text x="932" y="116" className={styles.strong}>
          unspent
        </text>
        <text x="720" y="478" textAnchor="middle" className={styles.strong}>
          spent, once
        </text>
        <g className={`${styles.muted} ${stage.second}`}>
          <text x="80" y="478">
            obligations
          </text>
          <text x="1360" y="478" textAnchor="end">
            four of five sign
          </text>
        </g>
      </g>
    </svg>
  );
}

function ClearingNarrow() {
  const ports = [20, 94, 168, 242, 316];
  return (
    <svg viewBox="0 0 390 320" role="img" aria-label={label} className={`${styles.drawing} ${stage.narrow}`}>
      <rect className={styles.depth} x="-1000" y="219" width="2390" height="101" />
      <path
        className={styles.rope}
        d="M47 219V254q0 16 16 16H159M121 219V238q0 16 16 16H159M195 219V246M343 219V254q0 16 -16 16H231M231 254H253q16 0 16 -16V233"
      />
      <path className={styles.line} d="M264 240l5 -7l5 7" />
      <rect className={`${styles.line} ${styles.ground}`} x="159" y="246" width="72" height="36" />
      <Tally x={183} y={252} gap={6} />
      <path
        className={`${styles.line} ${styles.ground}`}
        d={ports.map((x) => `M${x} 217V119H${x + 54}V217`).join('')}
      />
      <path className={styles.ghost} d="M28 191h26v26h-26zM102 197h20v20h-20zM182 191h26v26h-26zM326 197h20v20h-20z" />
      <path className={styles.quay} d="M-1000 219H1390" />
      <Bollards at={ports.flatMap((x) => [[x, 219] as const, [x + 54, 219] as const])} />
      <rect className={styles.accent} x="251" y="181" width="36" height="36" />
      <g className={styles.label}>
        <text x="20" y="104" className={styles.strong}>
          five ports
        </text>
        <text x="242" y="104" className={styles.strong}>
          unspent
        </text>
        <text x="20" y="306" className={styles.muted}>
          spent
        </text>
        <text x="370" y="306" textAnchor="end" className={styles.muted}>
          four of five sign
        </text>
      </g>
    </svg>
  );
}
