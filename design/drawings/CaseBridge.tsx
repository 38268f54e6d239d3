import type { ReactNode } from 'react';
import stage from './CaseStage.module.css';
import styles from './Drawing.module.css';
import { Bollards } from './marks.tsx';

const label = 'A bridge between two ledgers: the asset is on its way, and its place on either side is empty';

/** The head of Causeway: an asset on the arch between the two sides of Flow. On ink. */
export function CaseBridge() {
  return (
    <div className={stage.stage}>
      <BridgeWide />
      <BridgeNarrow />
    </div>
  );
}

/** Moves along the arch as the page is scrolled: evenly to the right, and down with the arch. */
function Crossing({ children }: { children: ReactNode }) {
  return (
    <g className={stage.onward}>
      <g className={stage.down}>{children}</g>
    </g>
  );
}

/** Height of the arch at `x`: a quadratic curve from one foot to the other, with its crown `rise` above the line. */
function archAt(x: number, { from, to, line, rise }: { from: number; to: number; line: number; rise: number }) {
  const t = (x - from) / (to - from);
  return Number((line - 4 * rise * t * (1 - t)).toFixed(2));
}

function BridgeWide() {
  const arch = { from: 224, to: 1216, line: 312, rise: 216 };
  const hangers = [272, 336, 400, 464, 528, 592, 656, 784, 848, 912, 976, 1040, 1104, 1168];
  return (
    <svg viewBox="0 0 1440 520" role="img" aria-label={label} className={`${styles.drawing} ${stage.wide}`}>
      <rect className={styles.depth} x="-2000" y="312" width="5440" height="208" />
      <path className={styles.ruling} d={hangers.map((x) => `M${x} ${archAt(x, arch)}V312`).join('')} />
      <path className={styles.ruling} d="M472 400H968M528 440H912M584 480H856" />
      <path className={styles.ghost} d="M128 246h64v64h-64zM1248 246h64v64h-64z" />
      <path className={styles.line} d="M400 312V520M1040 312V520" />
      <path className={styles.rope} d="M224 312Q720 -120 1216 312" />
      <path className={styles.quay} d="M-2000 312H400M1040 312H3440" />
      <Bollards
        at={[
          [224, 312],
          [1216, 312],
        ]}
      />
      <Crossing>
        <rect className={styles.accent} x="688" y="64" width="64" height="64" />
      </Crossing>
      <g className={styles.label}>
        <text x="80" y="358" className={styles.strong}>
          Cadence side
        </text>
        <text x="1360" y="358" textAnchor="end" className={styles.strong}>
          EVM side
        </text>
        <g className={`${styles.muted} ${stage.second}`}>
          <text x="80" y="383">
            locked first
          </text>
          <text x="1360" y="383" textAnchor="end">
            released second
          </text>
          <text x="720" y="358" textAnchor="middle">
            one transaction, or none
          </text>
        </g>
      </g>
    </svg>
  );
}

function BridgeNarrow() {
  const arch = { from: 64, to: 326, line: 219, rise: 104 };
  const hangers = [83, 111, 139, 167, 223, 251, 279, 307];
  return (
    <svg viewBox="0 0 390 320" role="img" aria-label={label} className={`${styles.drawing} ${stage.narrow}`}>
      <rect className={styles.depth} x="-1000" y="219" width="2390" height="101" />
      <path className={styles.ruling} d={hangers.map((x) => `M${x} ${archAt(x, arch)}V219`).join('')} />
      <path className={styles.ghost} d="M20 181h36v36h-36zM334 181h36v36h-36z" />
      <path className={styles.line} d="M124 219V320M266 219V320" />
      <path className={styles.ruling} d="M144 262H246M158 282H232M172 302H218" />
      <path className={styles.rope} d="M64 219Q195 11 326 219" />
      <path className={styles.quay} d="M-1000 219H124M266 219H1390" />
      <Bollards
        at={[
          [64, 219],
          [326, 219],
        ]}
      />
      <Crossing>
        <rect className={styles.accent} x="177" y="97" width="36" height="36" />
      </Crossing>
      <g className={styles.label}>
        <text x="20" y="254" className={styles.strong}>
          Cadence
        </text>
        <text x="370" y="254" textAnchor="end" className={styles.strong}>
          EVM
        </text>
        <g className={styles.muted}>
          <text x="20" y="276">
            locked
          </text>
          <text x="370" y="276" textAnchor="end">
            released
          </text>
        </g>
      </g>
    </svg>
  );
}
