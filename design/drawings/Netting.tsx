import styles from './Drawing.module.css';
import { LandscapeScene, PortraitScene } from './LineScene.tsx';
import { Bollards } from './marks.tsx';
import stage from './Stage.module.css';

const label =
  'A loyalty point earned at a bakery is spent at a cinema; at night three shops settle what they owe each other, and the sum is zero';

const paper = `${styles.line} ${styles.paper}`;

/** The shops by their left end, and by their top where the line is vertical; with the night's balance of each. */
const shops = [
  { name: 'Bakery', night: 'owes 3.00', x: 80, y: 24 },
  { name: 'Bookshop', night: 'gets 1.00', x: 576, y: 172 },
  { name: 'Cinema', night: 'gets 2.00', x: 1072, y: 320 },
] as const;

/** Loyalty: a point goes from shop to shop by day, and what is owed for it goes round by night. */
export function Netting() {
  return (
    <div className={stage.stage}>
      <LandscapeScene label={label} below={<LandscapeWays />} above={<LandscapeShops />} />
      <PortraitScene label={label} below={<PortraitWays />} above={<PortraitShops />} />
    </div>
  );
}

function LandscapeWays() {
  return (
    <>
      <path className={styles.ghost} d="M144 152V328q0 16 16 16H1120q16 0 16 -16V152M640 152V344" />
      <path className={styles.rope} d="M272 152V200q0 16 16 16H1248q16 0 16 -16V166" />
      <path className={styles.line} d="M1259 173l5 -7l5 7" />
      <rect className={paper} x="664" y="320" width="112" height="48" />
      <g className={styles.label}>
        <text x="304" y="204">
          by day: one point
        </text>
        {shops.map(({ name, night, x }) => (
          <text key={name} x={x + 80} y="300" className={styles.muted}>
            {night}
          </text>
        ))}
        <text x="304" y="332" className={styles.strong}>
          by night
        </text>
        <text x="720" y="349" textAnchor="middle" className={styles.strong}>
          = 0.00
        </text>
      </g>
    </>
  );
}

function LandscapeShops() {
  return (
    <>
      {shops.map(({ name, x }) => (
        <g key={name}>
          <path className={paper} d={`M${x} 150V46H${x + 288}V150`} />
          <path className={`${styles.line} ${styles.water}`} d={`M${x} 46h288l16 28h-320z`} />
          <path className={styles.line} d={`M${x + 72} 46l-8 28M${x + 144} 46v28M${x + 216} 46l8 28`} />
          <text className={`${styles.label} ${styles.strong}`} x={x} y="34">
            {name}
          </text>
        </g>
      ))}
      <path className={styles.ghost} d="M248 102h48v48h-48z" />
      <Bollards at={shops.flatMap(({ x }) => [[x, 152] as const, [x + 288, 152] as const])} />
      <g transform="translate(1264 126)">
        <rect className={`${styles.accent} ${stage.assetNetting}`} x="-24" y="-24" width="48" height="48" />
      </g>
    </>
  );
}

function PortraitWays() {
  return (
    <>
      <path className={styles.ghost} d="M60 96H264q16 0 16 16V376q0 16 -16 16H60M60 244H280" />
      <path className={styles.rope} d="M60 48H200q16 0 16 16V328q0 16 -16 16H74" />
      <path className={styles.line} d="M81 339l-7 5l7 5" />
      <rect className={paper} x="244" y="220" width="72" height="48" />
      <g className={styles.label}>
        {shops.map(({ name, night, y }) => (
          <g key={name}>
            <text x="84" y={y + (y === 24 ? 12 : 16)} className={styles.strong}>
              {name}
            </text>
            <text x="84" y={y + 64} className={styles.muted}>
              {night}
            </text>
          </g>
        ))}
        <text x="280" y="249" textAnchor="middle" className={styles.strong}>
          = 0.00
        </text>
      </g>
    </>
  );
}

function PortraitShops() {
  return (
    <>
      {shops.map(({ name, y }) => (
        <path key={name} className={paper} d={`M60 ${y}H12V${y + 88}H60`} />
      ))}
      <path className={styles.ghost} d="M20 30h36v36h-36z" />
      <Bollards at={shops.flatMap(({ y }) => [[60, y] as const, [60, y + 88] as const])} />
      <g transform="translate(38 344)">
        <rect className={`${styles.accent} ${stage.assetNettingPortrait}`} x="-18" y="-18" width="36" height="36" />
      </g>
    </>
  );
}
