import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { useWords } from '../kit/words.ts';
import { AssetPlay } from './AssetPlay.tsx';
import styles from './Drawing.module.css';
import { Bollards, Count, Nodes, Tally } from './marks.tsx';
import stage from './Stage.module.css';

/**
 * The hero's drawing: an asset leaves one account and arrives in another, and is never in two places.
 * Visitors may move it, and are refused a copy. Of three drawings the page's width shows one; the asset moves along its
 * rope once after load.
 */
export function Transfer() {
  return (
    <div className={stage.stage}>
      {[landscape, medium, portrait].map((view) => (
        <TransferView key={view.viewBox} {...view} />
      ))}
      <AssetPlay className={stage.play} />
    </div>
  );
}

type Place = readonly [x: number, y: number];

type Named = readonly [start: number, end: number, y: number];

/** The transfer as it is drawn at some widths. */
interface View {
  viewBox: string;
  className: string | undefined;
  label: 'page.transfer' | 'page.transferShort';
  water: { x: number; y: number; width: number; height: number };
  hair: string;
  /** Of the four roles, in the order in which the rope reaches them. */
  roles: readonly Place[];
  rope: string;
  /** The tip of the rope. */
  tip: string;
  nodes: readonly Parameters<typeof Nodes>[0][];
  tally?: { x: number; y: number; className?: string | undefined };
  /** What each role does, where there is room. */
  notes?: readonly Place[];
  /** Where the asset was on its way. */
  passed?: string;
  quay: string;
  accounts: string;
  feet: readonly Place[];
  from: { x: number; y: number; width: number; height: number };
  to: Place;
  asset: { className: string | undefined; x: number; y: number; width: number; height: number };
  /** Of both accounts: where the name begins and the count ends. */
  named: readonly [Named, Named];
  /** Without it the names of the accounts are on the water. */
  moved?: Place;
}

function TransferView({ label, moved, notes, passed, tally, ...view }: View) {
  const words = useWords();
  const accounts = view.named.map(([start, end, y], account) => (
    <g key={accountNames[account]}>
      <text className={`${styles.label} ${styles.strong}`} x={start} y={y}>
        {saySite(words, accountNames[account] ?? accountNames[0])}
      </text>
      <Count x={end} y={y} from={1 - account} to={account} />
    </g>
  ));
  return (
    <svg
      viewBox={view.viewBox}
      role="img"
      aria-label={saySite(words, label)}
      className={`${styles.drawing} ${view.className}`}
    >
      <g data-ground="water">
        <rect className={styles.water} {...view.water} />
        <path className={styles.hair} d={view.hair} />
        <g className={styles.label}>
          {view.roles.map(([x, y], role) => (
            <text key={y} x={x} y={y}>
              {saySite(words, roles[role] ?? roles[0])}
            </text>
          ))}
        </g>
        <path className={styles.rope} d={view.rope} />
        <path className={styles.line} d={view.tip} />
        {view.nodes.map((nodes) => (
          <Nodes key={nodes.kind} {...nodes} />
        ))}
        {notes && (
          <g className={`${styles.label} ${styles.muted}`}>
            {notes.map(([x, y], role) => (
              <text key={y} x={x} y={y}>
                {saySite(words, done[role] ?? done[0], { count: view.nodes[role]?.at.length ?? 0 })}
              </text>
            ))}
          </g>
        )}
        {tally && <Tally {...tally} />}
        {moved ? null : accounts}
        {passed && <path className={`${styles.ghost} ${styles.water}`} d={passed} />}
      </g>
      <path className={styles.quay} d={view.quay} />
      <path className={`${styles.line} ${styles.paper}`} d={view.accounts} />
      <Bollards at={view.feet} />
      <rect className={styles.ghost} {...view.from} />
      <g transform={`translate(${view.to.join(' ')})`}>
        <rect data-asset="end" {...view.asset} className={`${styles.accent} ${view.asset.className}`} />
      </g>
      {moved && (
        <>
          {accounts}
          <text className={`${styles.label} ${styles.muted}`} x={moved[0]} y={moved[1]} textAnchor="middle">
            {saySite(words, 'page.movedOnce')}
          </text>
        </>
      )}
    </svg>
  );
}

const accountNames = ['page.accountA', 'page.accountB'] as const;
const roles = ['page.collection', 'page.consensus', 'page.execution', 'page.verification'] as const;
const done = ['page.gathered', 'page.ordered', 'page.computed', 'page.checked'] as const;

/** From 1024 px. */
const landscape: View = {
  viewBox: '0 0 1440 496',
  className: stage.landscape,
  label: 'page.transfer',
  water: { x: -2000, y: 152, width: 5440, height: 344 },
  hair: 'M80 224H1360M80 288H1360M80 352H1360M80 416H1360',
  roles: [212, 276, 340, 404].map((y) => [80, y]),
  rope: 'M208 152V208q0 16 16 16H552q16 0 16 16V272q0 16 16 16H768q16 0 16 16V336q0 16 16 16H968q16 0 16 16V400q0 16 16 16H1264q16 0 16 -16V166',
  tip: 'M1275 171L1280 164l5 7',
  nodes: [
    { kind: 'collect', y: 224, at: [336, 368, 400, 432, 464, 496, 528] },
    { kind: 'order', y: 288, at: [616, 648, 680, 712] },
    { kind: 'compute', y: 352, at: [832, 872], radius: 12 },
    { kind: 'verify', y: 416, at: [1032, 1064, 1096, 1128, 1160, 1192] },
  ],
  notes: [
    [324, 254],
    [604, 318],
    [820, 388],
    [1020, 446],
  ],
  tally: { x: 716, y: 300, className: stage.tally },
  passed: 'M560 248h16v16h-16zM776 312h16v16h-16zM976 376h16v16h-16z',
  quay: 'M-2000 152H3440',
  accounts: 'M80 150V46H272V150M1168 150V46H1360V150',
  feet: [80, 272, 1168, 1360].map((x) => [x, 152]),
  from: { x: 176, y: 86, width: 64, height: 64 },
  to: [1280, 118],
  asset: { className: stage.assetLandscape, x: -32, y: -32, width: 64, height: 64 },
  named: [
    [80, 272, 34],
    [1168, 1360, 34],
  ],
  moved: [720, 134],
};

/** From 768 px to 1023 px: fewer nodes, so that the labels stay readable. */
const medium: View = {
  viewBox: '0 0 768 396',
  className: stage.medium,
  label: 'page.transferShort',
  water: { x: -500, y: 120, width: 1768, height: 276 },
  hair: 'M40 184H728M40 240H728M40 296H728M40 352H728',
  roles: [173, 229, 285, 341].map((y) => [40, y]),
  rope: 'M132 120V168q0 16 16 16H300q16 0 16 16V224q0 16 16 16H412q16 0 16 16V280q0 16 16 16H504q16 0 16 16V336q0 16 16 16H648q16 0 16 -16V134',
  tip: 'M659 141l5 -7l5 7',
  nodes: [
    { kind: 'collect', y: 184, at: [204, 230, 256, 282] },
    { kind: 'order', y: 240, at: [346, 372, 398] },
    { kind: 'compute', y: 296, at: [458, 488], radius: 11 },
    { kind: 'verify', y: 352, at: [550, 576, 602, 628] },
  ],
  passed: 'M308 206h16v16h-16zM420 262h16v16h-16zM512 318h16v16h-16z',
  quay: 'M-500 120H1268',
  accounts: 'M40 118V34H168V118M600 118V34H728V118',
  feet: [40, 168, 600, 728].map((x) => [x, 120]),
  from: { x: 108, y: 70, width: 48, height: 48 },
  to: [664, 94],
  asset: { className: stage.assetMedium, x: -24, y: -24, width: 48, height: 48 },
  named: [
    [40, 168, 22],
    [600, 728, 22],
  ],
  moved: [384, 104],
};

/** Below 768 px: turned by 90 degrees, with the quay line vertical at 60. */
const portrait: View = {
  viewBox: '0 0 390 584',
  className: stage.portrait,
  label: 'page.transferShort',
  water: { x: 60, y: 0, width: 1000, height: 584 },
  hair: 'M60 184H1000M60 264H1000M60 344H1000M60 424H1000',
  roles: [170, 250, 330, 410].map((y) => [84, y]),
  rope: 'M60 92H160q16 0 16 16V168q0 16 16 16H280q16 0 16 16V248q0 16 -16 16H208q-16 0 -16 16V328q0 16 16 16H296q16 0 16 16V408q0 16 -16 16H160q-16 0 -16 16V500q0 16 -16 16H72',
  tip: 'M79 511l-7 5l7 5',
  nodes: [
    { kind: 'collect', y: 184, at: [204, 236, 268] },
    { kind: 'order', y: 264, at: [212, 244, 276] },
    { kind: 'compute', y: 344, at: [232, 268], radius: 12 },
    { kind: 'verify', y: 424, at: [202, 231, 260, 289] },
  ],
  tally: { x: 344, y: 252 },
  quay: 'M60 0V584',
  accounts: 'M60 60H12V124H60M60 484H12V548H60',
  feet: [60, 124, 484, 548].map((y) => [60, y]),
  from: { x: 20, y: 74, width: 36, height: 36 },
  to: [38, 516],
  asset: { className: stage.assetPortrait, x: -18, y: -18, width: 36, height: 36 },
  named: [
    [84, 228, 72],
    [84, 228, 540],
  ],
};
