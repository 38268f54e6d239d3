import styles from './Drawing.module.css';
import { LandscapeScene, PortraitScene } from './LineScene.tsx';
import { Bollards, Tally } from './marks.tsx';
import stage from './Stage.module.css';

const label =
  'A trade goes from one signatory to the other through the synchroniser; two more banks on the line see none of it';

/** The accounts of parties that do not take part, by the left end and the top of each. */
const others = [
  { name: 'Bank C', x: 464, y: 148 },
  { name: 'Bank D', x: 768, y: 220 },
] as const;

/** Canton: a trade between two, on a line with four. What the others keep is hatched, and so is what they see. */
export function PrivateTrade() {
  return (
    <div className={stage.stage}>
      <LandscapeScene label={label} below={<LandscapeWay />} above={<LandscapeAccounts />} />
      <PortraitScene label={label} below={<PortraitWay />} above={<PortraitAccounts />} />
    </div>
  );
}

function LandscapeWay() {
  return (
    <>
      <path className={styles.rope} d="M208 152V264q0 16 16 16H680M760 280H1216q16 0 16 -16V166" />
      <path className={styles.line} d="M1227 173l5 -7l5 7" />
      <rect className={`${styles.line} ${styles.paper}`} x="680" y="256" width="80" height="48" />
      <Tally x={706} y={268} gap={8} />
      <path className={styles.ghost} d="M568 152V204M872 152V204" />
      <path className={styles.line} d="M562 204l12 16M574 204l-12 16M866 204l12 16M878 204l-12 16" />
      <g className={styles.label}>
        <text x="256" y="268">
          the trade
        </text>
        <text x="720" y="332" textAnchor="middle" className={styles.strong}>
          both sign, or neither
        </text>
        <text x="720" y="216" textAnchor="middle" className={styles.muted}>
          see nothing
        </text>
      </g>
    </>
  );
}

function LandscapeAccounts() {
  return (
    <>
      <path className={`${styles.line} ${styles.paper}`} d="M80 150V46H288V150M1152 150V46H1360V150" />
      <path className={styles.ghost} d="M176 86h64v64h-64z" />
      <path className={styles.ruling} d="M96 70H160M96 94H160M96 118H144M1280 70H1344M1280 94H1344M1280 118H1328" />
      {others.map(({ name, x }) => (
        <g key={name}>
          <path className={`${styles.line} ${styles.paper}`} d={`M${x} 150V46H${x + 208}V150`} />
          <Hatch x={x + 56} y={70} width={96} height={80} />
          <text className={styles.label} x={x} y="34">
            {name}
          </text>
        </g>
      ))}
      <g className={`${styles.label} ${styles.strong}`}>
        <text x="80" y="34">
          Bank A
        </text>
        <text x="1152" y="34">
          Bank B
        </text>
      </g>
      <g className={`${styles.label} ${styles.muted} ${stage.note}`} textAnchor="end">
        <text x="288" y="34">
          signatory
        </text>
        <text x="1360" y="34">
          signatory
        </text>
      </g>
      <Bollards at={[80, 288, 464, 672, 768, 976, 1152, 1360].map((x) => [x, 152] as const)} />
      <g transform="translate(1232 118)">
        <rect className={`${styles.accent} ${stage.assetTrade}`} x="-32" y="-32" width="64" height="64" />
      </g>
    </>
  );
}

function PortraitWay() {
  return (
    <>
      <path className={styles.rope} d="M60 68H232q16 0 16 16V192M248 240V348q0 16 -16 16H74" />
      <path className={styles.line} d="M81 359l-7 5l7 5" />
      <rect className={`${styles.line} ${styles.paper}`} x="208" y="192" width="80" height="48" />
      <Tally x={234} y={204} gap={8} />
      <path className={styles.ghost} d="M60 172H104M60 244H104" />
      <path className={styles.line} d="M104 166l16 12M104 178l16 -12M104 238l16 12M104 250l16 -12" />
      <g className={styles.label}>
        <text x="84" y="56" className={styles.strong}>
          Bank A
        </text>
        <text x="84" y="402" className={styles.strong}>
          Bank B
        </text>
        <text x="84" y="212" className={styles.muted}>
          see nothing
        </text>
        <text x="300" y="212">
          both,
        </text>
        <text x="300" y="232">
          or neither
        </text>
      </g>
    </>
  );
}

function PortraitAccounts() {
  return (
    <>
      <path className={`${styles.line} ${styles.paper}`} d="M60 24H12V112H60M60 320H12V408H60" />
      <path className={styles.ghost} d="M20 50h36v36h-36z" />
      {others.map(({ name, y }) => (
        <g key={name}>
          <path className={`${styles.line} ${styles.paper}`} d={`M60 ${y}H12V${y + 48}H60`} />
          <Hatch x={24} y={y + 8} width={32} height={32} />
        </g>
      ))}
      <Bollards at={[24, 112, 148, 196, 220, 268, 320, 408].map((y) => [60, y] as const)} />
      <g transform="translate(38 364)">
        <rect className={`${styles.accent} ${stage.assetTradePortrait}`} x="-18" y="-18" width="36" height="36" />
      </g>
    </>
  );
}

/** Present, but not disclosed: strokes at 45 degrees within a box whose sides are multiples of 16. */
function Hatch({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const strokes = [];
  for (let along = 16; along < width + height; along += 16) {
    const [fromX, fromY] = along <= height ? [x, y + along] : [x + along - height, y + height];
    const [toX, toY] = along <= width ? [x + along, y] : [x + width, y + along - width];
    strokes.push(`M${fromX} ${fromY}L${toX} ${toY}`);
  }
  return (
    <>
      <rect className={`${styles.line} ${styles.paper}`} x={x} y={y} width={width} height={height} />
      <path className={styles.ruling} d={strokes.join('')} />
    </>
  );
}
