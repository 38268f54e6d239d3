import stage from './CaseStage.module.css';
import styles from './Drawing.module.css';
import { Bollards } from './marks.tsx';

const label = 'A cut stone tied by one rope to one certificate; two parties sign on the way';

/** The stone from above, 240 x 240 around its middle: eight facets around a table of eight sides. */
const outline = 'M114.56 -47.45L47.45 -114.56H-47.45L-114.56 -47.45V47.45L-47.45 114.56H47.45L114.56 47.45Z';
const table = 'M68 0L48.08 -48.08L0 -68L-48.08 -48.08L-68 0L-48.08 48.08L0 68L48.08 48.08Z';
const edges =
  'M114.56 -47.45L68 0M114.56 -47.45L48.08 -48.08M47.45 -114.56L48.08 -48.08M47.45 -114.56L0 -68M-47.45 -114.56L0 -68M-47.45 -114.56L-48.08 -48.08M-114.56 -47.45L-48.08 -48.08M-114.56 -47.45L-68 0M-114.56 47.45L-68 0M-114.56 47.45L-48.08 48.08M-47.45 114.56L-48.08 48.08M-47.45 114.56L0 68M47.45 114.56L0 68M47.45 114.56L48.08 48.08M114.56 47.45L48.08 48.08M114.56 47.45L68 0';

/** The head of Opaline: a stone, its paper, and the two signatures between them. On ink. */
export function CaseCertificate() {
  return (
    <div className={stage.stage}>
      <CertificateWide />
      <CertificateNarrow />
    </div>
  );
}

/** A party that has signed. Filled with the ground, so that its tick can be seen on ink. */
function Signature({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <>
      <circle className={`${styles.line} ${styles.ground}`} cx={x} cy={y} r={radius} />
      <path className={styles.line} d={`M${x - 5} ${y}l4 4.5l7 -9`} />
    </>
  );
}

/** The stone, one facet of which is the asset. */
function Stone() {
  return (
    <>
      <path className={`${styles.line} ${styles.ground}`} d={outline} />
      <path className={styles.line} d={table + edges} />
      <path className={styles.accent} d="M114.56 -47.45L47.45 -114.56L48.08 -48.08Z" />
    </>
  );
}

function CertificateWide() {
  return (
    <svg viewBox="0 0 1440 520" role="img" aria-label={label} className={`${styles.drawing} ${stage.wide}`}>
      <rect className={styles.depth} x="-2000" y="312" width="5440" height="208" />
      <g transform="translate(208 184)">
        <Stone />
      </g>
      <path className={styles.line} d="M160 299V312M256 299V312" />
      <rect className={`${styles.line} ${styles.ground}`} x="1136" y="72" width="224" height="240" />
      <path className={styles.line} d="M1136 120H1360" />
      <path className={styles.ruling} d="M1160 152H1336M1160 184H1336M1160 216H1336M1160 248H1288" />
      <path className={styles.ghost} d="M1312 256h32v32h-32z" />
      <path className={styles.rope} d="M208 312V392q0 16 16 16H1232q16 0 16 -16V326" />
      <path className={styles.line} d="M1243 333l5 -7l5 7" />
      <Signature x={520} y={408} radius={16} />
      <Signature x={888} y={408} radius={16} />
      <path className={`${styles.line} ${styles.ground}`} d="M448 310V160H592V310M816 310V160H960V310" />
      <path className={styles.ghost} d="M492 254h56v56h-56zM860 254h56v56h-56z" />
      <path className={styles.ruling} d="M592 208H816" />
      <path className={styles.quay} d="M-2000 312H3440" />
      <Bollards
        at={[
          [208, 312],
          [448, 312],
          [592, 312],
          [816, 312],
          [960, 312],
          [1136, 312],
          [1360, 312],
        ]}
      />
      <g className={styles.label}>
        <text x="80" y="458" className={styles.strong}>
          one stone
        </text>
        <text x="704" y="458" textAnchor="middle" className={styles.strong}>
          two signatures
        </text>
        <text x="1360" y="458" textAnchor="end" className={styles.strong}>
          one certificate
        </text>
        <g className={`${styles.muted} ${stage.second}`}>
          <text x="80" y="483">
            eleven facets measured
          </text>
          <text x="704" y="483" textAnchor="middle">
            seller and buyer, or it stays where it is
          </text>
          <text x="1360" y="483" textAnchor="end">
            the second is refused
          </text>
        </g>
      </g>
    </svg>
  );
}

function CertificateNarrow() {
  return (
    <svg viewBox="0 0 390 320" role="img" aria-label={label} className={`${styles.drawing} ${stage.narrow}`}>
      <rect className={styles.depth} x="-1000" y="219" width="2390" height="101" />
      <g transform="translate(93 140) scale(0.62)">
        <Stone />
      </g>
      <path className={styles.line} d="M68 211V219M118 211V219" />
      <rect className={`${styles.line} ${styles.ground}`} x="262" y="83" width="108" height="136" />
      <path className={styles.line} d="M262 109H370" />
      <path className={styles.ruling} d="M276 129H356M276 149H356M276 169H356M276 189H328" />
      <path className={styles.rope} d="M93 219V246q0 16 16 16H300q16 0 16 -16V232" />
      <path className={styles.line} d="M311 239l5 -7l5 7" />
      <Signature x={176} y={262} radius={11} />
      <Signature x={224} y={262} radius={11} />
      <path className={styles.quay} d="M-1000 219H1390" />
      <Bollards
        at={[
          [93, 219],
          [262, 219],
          [370, 219],
        ]}
      />
      <g className={styles.label}>
        <text x="20" y="302" className={styles.strong}>
          one stone
        </text>
        <text x="370" y="302" textAnchor="end" className={styles.strong}>
          one certificate
        </text>
      </g>
    </svg>
  );
}
