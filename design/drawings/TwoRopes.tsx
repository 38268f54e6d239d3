import type { ReactNode } from 'react';
import styles from './Drawing.module.css';
import { Bollards, Tally } from './marks.tsx';
import stage from './Stage.module.css';
import ropes from './TwoRopes.module.css';

interface Party {
  name: string;
  /** Right of the name on wide screens, such as: holds cash. */
  note: string;
}

export interface TwoRopesProps {
  /** What happens, in one sentence. */
  label: string;
  left: Party;
  right: Party;
  /** On the upper rope, at the knot, on the lower rope. */
  lanes: readonly [string, string, string];
  /** The words at the knot in two lines, for narrow screens; at most eleven letters each. */
  knot: readonly [string, string];
  /** What comes back to the left: a shape of 64 x 64 whose foot is at the bottom. It need not be from the quay. */
  thing: ReactNode;
  /** Used in its place on wide screens, where it may rise above its box. */
  wideThing?: ReactNode;
  /** Replaces the left account's box on wide screens; must be within 80 to 368 by 4 to 150. */
  outline?: string;
}

/**
 * A hero's drawing: the asset goes from left to right and something comes back, both through one knot; or neither
 * moves.
 */
export function TwoRopes(props: TwoRopesProps) {
  return (
    <div className={stage.stage}>
      <Landscape {...props} />
      <Portrait {...props} />
    </div>
  );
}

function Landscape({ label, left, right, lanes, thing, wideThing, outline }: TwoRopesProps) {
  return (
    <svg viewBox="0 0 1440 400" role="img" aria-label={label} className={`${styles.drawing} ${stage.wide}`}>
      <g data-ground="water">
        <rect className={styles.water} x="-2000" y="152" width="5440" height="248" />
        <path className={styles.hair} d="M80 216H1360M80 280H1360M80 344H1360" />
        <g className={styles.label}>
          <text x="80" y="204" className={ropes.lane}>
            {lanes[0]}
          </text>
          <text x="80" y="268" className={`${styles.strong} ${ropes.knot}`}>
            {lanes[1]}
          </text>
          <text x="80" y="332" className={ropes.lane}>
            {lanes[2]}
          </text>
        </g>
        <path
          className={styles.rope}
          d="M208 152V200q0 16 16 16H640q16 0 16 16V264q0 16 16 16H768q16 0 16 -16V232q0 -16 16 -16H1216q16 0 16 -16V166M1312 152V328q0 16 -16 16H800q-16 0 -16 -16V296q0 -16 -16 -16H672q-16 0 -16 16V328q0 16 -16 16H320q-16 0 -16 -16V166"
        />
        <path className={styles.line} d="M1227 173l5 -7l5 7M299 173l5 -7l5 7" />
        <rect className={`${styles.line} ${styles.paper}`} x="680" y="256" width="80" height="48" />
        <Tally x={706} y={268} gap={8} />
      </g>
      <path className={styles.quay} d="M-2000 152H3440" />
      <path className={`${styles.line} ${styles.paper}`} d={outline ?? 'M80 150V46H368V150'} />
      <path className={`${styles.line} ${styles.paper}`} d="M1072 150V46H1360V150" />
      <Bollards
        at={[
          [80, 152],
          [368, 152],
          [1072, 152],
          [1360, 152],
        ]}
      />
      <path className={styles.ghost} d="M176 86h64v64h-64zM1280 86h64v64h-64z" />
      <g transform="translate(272 86)">{wideThing ?? thing}</g>
      <g transform="translate(1232 118)">
        <rect className={`${styles.accent} ${stage.assetSettlement}`} x="-32" y="-32" width="64" height="64" />
      </g>
      <g className={`${styles.label} ${styles.strong}`}>
        <text x="80" y="34">
          {left.name}
        </text>
        <text x="1072" y="34">
          {right.name}
        </text>
      </g>
      <g className={`${styles.label} ${styles.muted} ${stage.note}`} textAnchor="end">
        <text x="368" y="34">
          {left.note}
        </text>
        <text x="1360" y="34">
          {right.note}
        </text>
      </g>
    </svg>
  );
}

function Portrait({ label, left, right, knot, thing }: TwoRopesProps) {
  return (
    <svg viewBox="0 0 390 432" role="img" aria-label={label} className={`${styles.drawing} ${stage.portrait}`}>
      <g data-ground="water">
        <rect className={styles.water} x="60" y="0" width="1000" height="432" />
        <path
          className={styles.rope}
          d="M60 84H200q16 0 16 16V152M216 200V300q0 16 -16 16H74M60 356H248q16 0 16 -16V200M264 152V140q0 -16 -16 -16H74"
        />
        <path className={styles.line} d="M81 311l-7 5l7 5M81 119l-7 5l7 5" />
        <rect className={`${styles.line} ${styles.paper}`} x="196" y="152" width="88" height="48" />
        <Tally x={226} y={164} gap={8} />
        <g className={styles.label}>
          <text x="84" y="50" className={styles.strong}>
            {left.name}
          </text>
          <text x="84" y="404" className={styles.strong}>
            {right.name}
          </text>
          <text x="296" y="172">
            {knot[0]}
          </text>
          <text x="296" y="192">
            {knot[1]}
          </text>
        </g>
      </g>
      <path className={`${styles.line} ${styles.paper}`} d="M60 60H12V148H60M60 292H12V380H60" />
      <path className={styles.quay} d="M60 0V432" />
      <Bollards
        at={[
          [60, 60],
          [60, 148],
          [60, 292],
          [60, 380],
        ]}
      />
      <path className={styles.ghost} d="M18 66h36v36h-36zM18 338h36v36h-36z" />
      <g transform="translate(18 106) scale(0.5625)">{thing}</g>
      <g transform="translate(36 316)">
        <rect className={`${styles.accent} ${stage.assetSettlementPortrait}`} x="-18" y="-18" width="36" height="36" />
      </g>
    </svg>
  );
}
