import styles from './Drawing.module.css';
import { LandscapeScene, PortraitScene } from './LineScene.tsx';
import { Bollards } from './marks.tsx';
import stage from './Stage.module.css';

const label = 'One model with its tests goes to a first, a second and a third client, and now to you';

const clients = [
  { name: 'first', x: 656, y: 156 },
  { name: 'second', x: 848, y: 228 },
  { name: 'third', x: 1040, y: 300 },
  { name: 'yours', x: 1232, y: 372 },
] as const;

/** Solutions: what was argued out once is used again in the account of each next client. */
export function BuiltAgain() {
  return (
    <div className={stage.stage}>
      <LandscapeScene label={label} below={<LandscapeWays />} above={<LandscapeAccounts />} />
      <PortraitScene label={label} below={<PortraitWays />} above={<PortraitAccounts />} />
    </div>
  );
}

function LandscapeWays() {
  const branches = clients.slice(0, 3).map(({ x }) => `M${x + 64} 280V166`);
  const heads = clients.map(({ x }) => `M${x + 59} 173l5 -7l5 7`);
  return (
    <>
      <path className={styles.rope} d={`M224 152V264q0 16 16 16H1280q16 0 16 -16V166${branches.join('')}`} />
      <path className={styles.line} d={heads.join('')} />
      <text className={styles.label} x="256" y="268">
        model, tests and mistakes
      </text>
    </>
  );
}

function LandscapeAccounts() {
  return (
    <>
      <path className={`${styles.line} ${styles.paper}`} d="M80 150V46H368V150" />
      <rect className={`${styles.line} ${styles.water}`} x="104" y="66" width="88" height="84" />
      <path className={styles.ruling} d="M116 84H180M116 100H164M116 116H176M116 132H148" />
      <path className={styles.ghost} d="M256 86h64v64h-64z" />
      {clients.map(({ name, x }) => (
        <g key={name}>
          <path className={`${styles.line} ${styles.paper}`} d={`M${x} 150V46H${x + 128}V150`} />
          {name === 'yours' ? null : (
            <path className={`${styles.line} ${styles.water}`} d={`M${x + 32} 86h64v64h-64z`} />
          )}
          <text className={`${styles.label} ${styles.strong}`} x={x} y="34">
            {name}
          </text>
        </g>
      ))}
      <text className={`${styles.label} ${styles.strong}`} x="80" y="34">
        the model
      </text>
      <text className={`${styles.label} ${styles.muted} ${stage.note}`} x="368" y="34" textAnchor="end">
        argued once
      </text>
      <Bollards
        at={[
          [80, 152] as const,
          [368, 152] as const,
          ...clients.flatMap(
            ({ x }) =>
              [
                [x, 152],
                [x + 128, 152],
              ] as const,
          ),
        ]}
      />
      <g transform="translate(1296 118)">
        <rect className={`${styles.accent} ${stage.assetAgain}`} x="-32" y="-32" width="64" height="64" />
      </g>
    </>
  );
}

function PortraitWays() {
  const branches = clients.slice(0, 3).map(({ y }) => `M232 ${y + 24}H74`);
  const heads = clients.map(({ y }) => `M81 ${y + 19}l-7 5l7 5`);
  return (
    <>
      <path className={styles.rope} d={`M60 68H216q16 0 16 16V380q0 16 -16 16H74${branches.join('')}`} />
      <path className={styles.line} d={heads.join('')} />
      <g className={styles.label}>
        <text x="84" y="56" className={styles.strong}>
          the model
        </text>
        {clients.map(({ name, y }) => (
          <text key={name} x="92" y={y + 14} className={name === 'yours' ? styles.strong : undefined}>
            {name}
          </text>
        ))}
      </g>
    </>
  );
}

function PortraitAccounts() {
  return (
    <>
      <path className={`${styles.line} ${styles.paper}`} d="M60 24H12V112H60" />
      <rect className={`${styles.line} ${styles.water}`} x="20" y="34" width="32" height="30" />
      <path className={styles.ruling} d="M25 42H47M25 50H41M25 57H45" />
      <path className={styles.ghost} d="M22 74h30v30h-30z" />
      {clients.map(({ name, y }) => (
        <g key={name}>
          <path className={`${styles.line} ${styles.paper}`} d={`M60 ${y}H12V${y + 48}H60`} />
          {name === 'yours' ? null : (
            <path className={`${styles.line} ${styles.water}`} d={`M24 ${y + 8}h32v32h-32z`} />
          )}
        </g>
      ))}
      <Bollards
        at={[
          [60, 24] as const,
          [60, 112] as const,
          ...clients.flatMap(
            ({ y }) =>
              [
                [60, y],
                [60, y + 48],
              ] as const,
          ),
        ]}
      />
      <g transform="translate(40 396)">
        <rect className={`${styles.accent} ${stage.assetAgainPortrait}`} x="-16" y="-16" width="32" height="32" />
      </g>
    </>
  );
}
