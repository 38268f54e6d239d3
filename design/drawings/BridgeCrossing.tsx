import styles from './BridgeCrossing.module.css';
import drawing from './Drawing.module.css';
import { Bollards } from './marks.tsx';

/** An asset on a bridge between two ledgers, across the viewport. Decoration: its caption says the same. */
export function BridgeCrossing() {
  return (
    <>
      <svg viewBox="0 0 1440 500" aria-hidden="true" className={`${drawing.drawing} ${styles.wide}`}>
        <rect className={drawing.depth} x="-2000" y="300" width="5440" height="800" />
        <path className={drawing.quay} d="M-2000 300H490M990 300H3440" />
        <path className={drawing.line} d="M490 300V1000M990 300V1000" />
        <path className={drawing.rope} d="M250 300Q740 -44 1230 300" />
        <path
          className={drawing.ruling}
          d="M340 244V300M430 197V300M520 163V300M610 140V300M870 140V300M960 163V300M1050 197V300M1140 244V300M530 358H950M560 398H920M590 438H890"
        />
        <Bollards
          at={[
            [250, 300],
            [1230, 300],
          ]}
        />
        <rect className={drawing.accent} x="712" y="100" width="56" height="56" />
        <path className={drawing.ghost} d="M194 298V246H246V298M1234 298V246H1286V298" />
        <g className={drawing.label}>
          <text x="80" y="342" className={drawing.strong}>
            Cadence
          </text>
          <text x="80" y="364" className={drawing.muted}>
            locked
          </text>
          <text x="1360" y="342" className={drawing.strong} textAnchor="end">
            EVM
          </text>
          <text x="1360" y="364" className={drawing.muted} textAnchor="end">
            released
          </text>
        </g>
      </svg>
      <svg viewBox="0 0 480 360" aria-hidden="true" className={`${drawing.drawing} ${styles.narrow}`}>
        <rect className={drawing.depth} x="-200" y="216" width="880" height="144" />
        <path className={drawing.quay} d="M-200 216H152M328 216H680" />
        <path className={drawing.line} d="M152 216V360M328 216V360" />
        <path className={drawing.rope} d="M56 216Q240 40 424 216" />
        <path
          className={drawing.ruling}
          d="M104 176V216M152 148V216M200 132V216M280 132V216M328 148V216M376 176V216M168 288H312M178 312H302M188 336H292"
        />
        <Bollards
          at={[
            [56, 216],
            [424, 216],
          ]}
        />
        <rect className={drawing.accent} x="224" y="104" width="32" height="32" />
        <path className={drawing.ghost} d="M36 214V178H70V214M410 214V178H444V214" />
        <g className={drawing.label}>
          <text x="24" y="250" className={drawing.strong}>
            Cadence
          </text>
          <text x="24" y="272" className={drawing.muted}>
            locked
          </text>
          <text x="456" y="250" className={drawing.strong} textAnchor="end">
            EVM
          </text>
          <text x="456" y="272" className={drawing.muted} textAnchor="end">
            released
          </text>
        </g>
      </svg>
    </>
  );
}
