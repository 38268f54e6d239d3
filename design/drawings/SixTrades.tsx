import styles from './Drawing.module.css';
import { LandscapeScene, PortraitScene } from './LineScene.tsx';
import { Bollards, Tally } from './marks.tsx';
import stage from './Stage.module.css';
import { ClosedRecord, Container, Derrick, House, Receipt, Sheet } from './things.tsx';

const label = 'Six trades keep their accounts on one line, and one count below it answers to all of them';

const trades = [
  { name: 'Banking', Thing: Sheet, lane: 344 },
  { name: 'Freight', Thing: Container, lane: 280 },
  { name: 'Retail', Thing: Receipt, lane: 216 },
  { name: 'Health', Thing: ClosedRecord, lane: 216 },
  { name: 'Property', Thing: House, lane: 280 },
  { name: 'Energy', Thing: Derrick, lane: 344 },
] as const;

const holdsAsset = 1;

/** All industries: each of them counts something else, but in the same way. */
export function SixTrades() {
  return (
    <div className={stage.stage}>
      <LandscapeScene label={label} below={<LandscapeCount />} above={<LandscapeAccounts />} />
      <PortraitScene label={label} below={<PortraitCount />} above={<PortraitAccounts />} />
    </div>
  );
}

/** Accounts of 144 px from margin to margin; the right half mirrors the left. */
const places = trades.map((trade, index) => {
  const x = 80 + Math.round(index * 227.2);
  const isLeft = index < 3;
  return { ...trade, x, thingAt: isLeft ? x + 12 : x + 68, assetAt: isLeft ? x + 90 : x + 14, isLeft };
});

function LandscapeCount() {
  const ropes = places.map(({ assetAt, isLeft, lane }) => {
    const from = assetAt + 20;
    const [sheet, turn] = isLeft ? [656, Math.min(16, 656 - from)] : [784, Math.max(-16, 784 - from)];
    return `M${from} 152V${lane - Math.abs(turn)}q0 ${Math.abs(turn)} ${turn} ${Math.abs(turn)}H${sheet}`;
  });
  return (
    <>
      <path className={styles.rope} d={ropes.join('')} />
      <rect className={`${styles.line} ${styles.paper}`} x="656" y="184" width="128" height="192" />
      <path className={styles.ruling} d="M672 248H768M672 304H768M672 328H768M672 352H768" />
      <text className={`${styles.label} ${styles.strong} ${stage.note}`} x="720" y="220" textAnchor="middle">
        one count
      </text>
      <Tally x={706} y={264} gap={8} />
    </>
  );
}

function LandscapeAccounts() {
  return (
    <>
      {places.map(({ Thing, assetAt, name, thingAt, x }, index) => (
        <g key={name}>
          <path className={`${styles.line} ${styles.paper}`} d={`M${x} 150V46H${x + 144}V150`} />
          <g transform={`translate(${thingAt} 86)`}>
            <Thing />
          </g>
          {index === holdsAsset ? null : <path className={styles.ghost} d={`M${assetAt} 110h40v40h-40z`} />}
          <text className={`${styles.label} ${styles.strong}`} x={x} y="34">
            {name}
          </text>
        </g>
      ))}
      <Bollards at={places.flatMap(({ x }) => [[x, 152] as const, [x + 144, 152] as const])} />
      <g transform={`translate(${(places[holdsAsset]?.assetAt ?? 0) + 20} 130)`}>
        <rect className={`${styles.accent} ${stage.assetTrades}`} x="-20" y="-20" width="40" height="40" />
      </g>
    </>
  );
}

const top = (index: number) => 10 + index * 70;

function PortraitCount() {
  return (
    <>
      <path
        className={styles.rope}
        d={`M60 ${top(0) + 26}H196q16 0 16 16V${top(5) + 10}q0 16 -16 16H60M212 216H252${[1, 2, 3, 4].map((index) => `M60 ${top(index) + 26}H212`).join('')}`}
      />
      <g className={styles.label}>
        {trades.map(({ name }, index) => (
          <text key={name} x="80" y={top(index) + 18}>
            {name}
          </text>
        ))}
      </g>
      <rect className={`${styles.line} ${styles.paper}`} x="252" y="136" width="104" height="160" />
      <path className={styles.ruling} d="M264 184H344M264 240H344M264 260H344M264 280H344" />
      <text className={`${styles.label} ${styles.strong}`} x="304" y="166" textAnchor="middle">
        one count
      </text>
      <Tally x={290} y={198} gap={8} />
    </>
  );
}

function PortraitAccounts() {
  return (
    <>
      {trades.map(({ Thing, name }, index) => (
        <g key={name}>
          <path className={`${styles.line} ${styles.paper}`} d={`M60 ${top(index)}H12V${top(index) + 52}H60`} />
          {index === holdsAsset ? (
            <rect className={styles.accent} x="26" y={top(index) + 11} width="30" height="30" />
          ) : (
            <g transform={`translate(20 ${top(index) + 10}) scale(0.5)`}>
              <Thing />
            </g>
          )}
        </g>
      ))}
      <Bollards at={trades.flatMap((_, index) => [[60, top(index)] as const, [60, top(index) + 52] as const])} />
    </>
  );
}
