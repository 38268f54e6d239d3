import styles from './Drawing.module.css';
import { LandscapeScene, PortraitScene } from './LineScene.tsx';
import { Bollards, Nodes } from './marks.tsx';
import stage from './Stage.module.css';

const label =
  'A container goes from maker to forwarder, dealer and buyer; under it goes its paper, longer by one entry after each handover that both have signed';

const paper = `${styles.line} ${styles.paper}`;
const goods = `${styles.line} ${styles.water}`;

/** The parties that had the goods, by their left end and by their top, and what each of them wrote. */
const holders = [
  { name: 'maker', entry: 'seal set', x: 80, y: 20 },
  { name: 'forwarder', entry: 'read', x: 456, y: 132 },
  { name: 'dealer', entry: 'read', x: 832, y: 244 },
  { name: 'buyer', entry: 'broken', x: 1208, y: 356 },
] as const;

const former = holders.slice(0, 3);
const handovers = holders.slice(1);

/** Provenance: goods above the line, their papers below it, as wide and always as far along. */
export function PapersWithGoods() {
  return (
    <div className={stage.stage}>
      <LandscapeScene label={label} below={<LandscapePapers />} above={<LandscapeGoods />} />
      <PortraitScene label={label} below={<PortraitPapers />} above={<PortraitGoods />} />
    </div>
  );
}

function LandscapePapers() {
  const sheets = holders.map(({ x }, index) => `M${x} 152v${52 + index * 48}h152V152`);
  const entries = former.map(({ x }, index) => `M${x + 16} 180h120${'m-120 48h120'.repeat(index)}`);
  const ropes = handovers.map(({ x }, index) => `M${x - 224} ${180 + index * 48}h160q16 0 16 16v16q0 16 16 16h18`);
  const heads = handovers.map(({ x }, index) => `M${x - 21} ${223 + index * 48}l7 5l-7 5`);
  return (
    <>
      <path className={paper} d={sheets.join('')} />
      <path className={styles.ruling} d={entries.join('')} />
      <path className={styles.rope} d={ropes.join('')} />
      <path className={styles.line} d={heads.join('')} />
      {handovers.map(({ name, x }, index) => (
        <Nodes key={name} kind="verify" at={[x - 128, x - 96]} y={180 + index * 48} radius={12} />
      ))}
      <g className={styles.label}>
        {holders.map(({ name, entry }, index) => (
          <text key={name} x="1224" y={185 + index * 48}>
            {entry}
          </text>
        ))}
        <text x="80" y="332" className={styles.strong}>
          two signatures, or it stays
        </text>
      </g>
    </>
  );
}

function LandscapeGoods() {
  return (
    <>
      <path className={styles.ghost} d={former.map(({ x }) => `M${x} 150V46h152V150`).join('')} />
      <g className={`${styles.label} ${styles.strong}`}>
        {holders.map(({ name, x }) => (
          <text key={name} x={x} y="34">
            {name}
          </text>
        ))}
      </g>
      <Bollards at={handovers.map(({ x }) => [x - 112, 152] as const)} />
      <g className={stage.assetPapers}>
        <path className={goods} d="M1208 150V46h152V150" />
        <path className={styles.ruling} d="M1220 58v80M1236 58v80M1332 58v80M1348 58v80" />
        <rect className={styles.accent} x="1252" y="66" width="64" height="64" />
      </g>
    </>
  );
}

function PortraitPapers() {
  const sheets = holders.map(({ y }, index) => `M60 ${y}h${56 + index * 56}v56H60`);
  const entries = holders.map(({ y }, index) => `M88 ${y + 10}v36${'m56 -36v36'.repeat(index)}`);
  const ropes = handovers.map(({ y }, index) => `M${88 + index * 56} ${y - 56}v10q0 12 12 12h32q12 0 12 12v8`);
  const heads = handovers.map(({ y }, index) => `M${139 + index * 56} ${y - 21}l5 7l5 -7`);
  return (
    <>
      <path className={paper} d={sheets.join('')} />
      <path className={styles.ruling} d={entries.join('')} />
      <path className={styles.rope} d={ropes.join('')} />
      <path className={styles.line} d={heads.join('')} />
      {handovers.map(({ name, y }, index) => (
        <Nodes key={name} kind="verify" at={[index * 56 + 106, index * 56 + 126]} y={y - 34} />
      ))}
      <g className={styles.label}>
        {holders.map(({ name, y }, index) => (
          <text key={name} x={128 + index * 56} y={y + 33} className={styles.strong}>
            {name}
          </text>
        ))}
        <text x="164" y="104">
          two signatures,
        </text>
        <text x="164" y="122">
          or it stays
        </text>
      </g>
    </>
  );
}

function PortraitGoods() {
  return (
    <>
      <path className={styles.ghost} d={former.map(({ y }) => `M58 ${y}H12v56H58`).join('')} />
      <Bollards at={handovers.map(({ y }) => [60, y - 28] as const)} />
      <g className={stage.assetPapersPortrait}>
        <path className={goods} d="M58 356H12v56H58" />
        <path className={styles.ruling} d="M18 362h34M18 406h34" />
        <rect className={styles.accent} x="19" y="368" width="32" height="32" />
      </g>
    </>
  );
}
