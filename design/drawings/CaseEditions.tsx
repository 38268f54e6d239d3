import stage from './CaseStage.module.css';
import styles from './Drawing.module.css';
import { Bollards } from './marks.tsx';

const label = 'Twenty copies of a sound on one line; the tenth is yours, and the press that made them is gone';

/** Heights of the twenty copies relative to the highest, in per cent: the same wave as in the picture of the case. */
const wave = [8, 16, 40, 28, 62, 86, 50, 98, 70, 100, 80, 46, 92, 56, 34, 70, 42, 24, 30, 14];
/** Index of the copy that is the asset. */
const own = 9;

/** The head of Hushmint: an edition of twenty, and the empty place of the press. On ink. */
export function CaseEditions() {
  return (
    <div className={stage.stage}>
      <EditionsWide />
      <EditionsNarrow />
    </div>
  );
}

interface WaveProps {
  /** The middle of the first copy, and the distance from one to the next. */
  first: number;
  pitch: number;
  width: number;
  /** Height of the highest copy. */
  height: number;
  line: number;
}

/** The copies above the line, and the echo of each below it. */
function Wave({ first, pitch, width, height, line }: WaveProps) {
  return wave.map((part, index) => {
    const x = first + index * pitch;
    const top = line - 2 - (height * part) / 100;
    const isOwn = index === own;
    return (
      <g key={x}>
        <rect
          className={isOwn ? styles.accent : `${styles.line} ${styles.ground}`}
          x={x - width / (isOwn ? 1.25 : 2)}
          y={top}
          width={isOwn ? width * 1.6 : width}
          height={line - 2 - top}
        />
        <path className={styles.ruling} d={`M${x} ${line + 2}v${Math.round((height * part) / 280)}`} />
      </g>
    );
  });
}

function EditionsWide() {
  return (
    <svg viewBox="0 0 1440 520" role="img" aria-label={label} className={`${styles.drawing} ${stage.wide}`}>
      <rect className={styles.depth} x="-2000" y="312" width="5440" height="208" />
      <Wave first={92} pitch={56} width={24} height={248} line={312} />
      <path className={styles.ghost} d="M1248 230h80v80h-80z" />
      <path className={styles.quay} d="M-2000 312H3440" />
      <Bollards
        at={[
          [1248, 312],
          [1328, 312],
        ]}
      />
      <path className={styles.rope} d="M596 314V432q0 16 16 16H660" />
      <g className={styles.label}>
        <text x="672" y="453" className={styles.strong}>
          edition 10 of 20
        </text>
        <text x="1360" y="453" textAnchor="end" className={styles.strong}>
          no twenty-first
        </text>
        <g className={`${styles.muted} ${stage.second}`}>
          <text x="672" y="478">
            the artist is paid in the sale
          </text>
          <text x="1360" y="478" textAnchor="end">
            the press is destroyed
          </text>
          <text x="80" y="453">
            one recording
          </text>
        </g>
      </g>
    </svg>
  );
}

function EditionsNarrow() {
  return (
    <svg viewBox="0 0 390 320" role="img" aria-label={label} className={`${styles.drawing} ${stage.narrow}`}>
      <rect className={styles.depth} x="-1000" y="219" width="2390" height="101" />
      <Wave first={24} pitch={15} width={8} height={160} line={219} />
      <path className={styles.ghost} d="M338 185h32v32h-32z" />
      <path className={styles.quay} d="M-1000 219H1390" />
      <Bollards
        at={[
          [338, 219],
          [370, 219],
        ]}
      />
      <path className={styles.rope} d="M159 221V270q0 16 -16 16H140" />
      <g className={styles.label}>
        <text x="132" y="291" textAnchor="end" className={styles.strong}>
          10 of 20
        </text>
        <text x="370" y="291" textAnchor="end" className={styles.muted}>
          press destroyed
        </text>
      </g>
    </svg>
  );
}
