import styles from './Drawing.module.css';
import { LandscapeScene, PortraitScene } from './LineScene.tsx';
import { Bollards } from './marks.tsx';
import stage from './Stage.module.css';

const label =
  'Each invoice has a siding of its own: a payment turns off at the points of invoice 43, and one for nobody runs on to its owner';

const paper = `${styles.line} ${styles.paper}`;

/** Invoices by their middle on the horizontal line, and on the vertical one. */
const invoices = [
  { number: 41, x: 448, y: 196 },
  { number: 42, x: 640, y: 248 },
  { number: 43, x: 832, y: 300 },
  { number: 44, x: 1024, y: 352 },
] as const;

const paid = 43;
const open = invoices.filter(({ number }) => number !== paid);
const tone = (number: number) => (number === paid ? styles.strong : styles.muted);

/** Payments on rails, as charts draw them. Each invoice has an address: its points send the coin there. */
export function Sidings() {
  return (
    <div className={stage.stage}>
      <LandscapeScene label={label} below={<LandscapeRails />} above={<LandscapeSheets />} />
      <PortraitScene label={label} below={<PortraitRails />} above={<PortraitSheets />} />
    </div>
  );
}

interface RailsProps {
  way: string;
  /** The last steps of the way, where an arrowhead replaces the sleepers. */
  end: string;
}

function Rails({ way, end }: RailsProps) {
  return (
    <>
      <path className={stage.sleepers} d={way} />
      <path className={styles.rope} d={way + end} />
    </>
  );
}

function LandscapeRails() {
  const others = open.map(({ x }) => `M${x - 128} 280L${x} 152`);
  return (
    <>
      <path className={styles.ghost} d={`M704 280H1168L1296 152M704 280L640 344H288L108 164${others.join('')}`} />
      <Rails way="M144 152L272 280H704L808 176" end="l12 -12" />
      <path className={styles.line} d="M812 164h8v8M116 164h-8v8" />
      <g className={styles.label}>
        <text x="433" y="263" textAnchor="middle" className={stage.note}>
          one address each
        </text>
        {invoices.map(({ number, x }) => (
          <text key={number} x={x - 120} y="310" className={tone(number)}>
            {number}
          </text>
        ))}
        <text x="1360" y="310" textAnchor="end" className={styles.muted}>
          has a page and an owner
        </text>
        <text x="304" y="372" className={styles.muted}>
          a refund names its payment
        </text>
      </g>
    </>
  );
}

function LandscapeSheets() {
  const sheets = invoices.map(({ x }) => `M${x - 64} 150V46h128V150`);
  const ruling = invoices.map(({ x }) => `M${x - 48} 62h64m-64 14h96`);
  const places = open.map(({ x }) => `M${x - 24} 94h48v48h-48z`);
  return (
    <>
      <path className={paper} d={`M80 150V46H208V150M1232 150V46H1360V150${sheets.join('')}`} />
      <path className={styles.ruling} d={ruling.join('')} />
      <path className={styles.ghost} d={`M120 102h48v48h-48zM1272 102h48v48h-48z${places.join('')}`} />
      <g className={styles.label}>
        <text x="80" y="34" className={styles.strong}>
          Customer
        </text>
        {invoices.map(({ number, x }) => (
          <text key={number} x={x - 64} y="34" className={tone(number)}>
            {number === paid ? `Invoice ${number}` : number}
          </text>
        ))}
        <text x="1232" y="34" className={styles.strong}>
          To nobody
        </text>
      </g>
      <Bollards at={[80, 208, 1232, 1360].map((x) => [x, 152] as const)} />
      <g transform="translate(832 118)">
        <rect className={`${styles.accent} ${stage.assetSidings}`} x="-24" y="-24" width="48" height="48" />
      </g>
    </>
  );
}

function PortraitRails() {
  const others = open.map(({ y }) => `M132 ${y - 72}L60 ${y}`);
  return (
    <>
      <path className={styles.ghost} d={`M132 228V332L60 404${others.join('')}`} />
      <Rails way="M60 48L132 120V228L82 278" end="l-12 12" />
      <path className={styles.line} d="M78 290h-8v-8" />
      <g className={styles.label}>
        <text x="84" y="40" className={styles.strong}>
          Customer
        </text>
        <text x="152" y="97">
          one address each
        </text>
        {invoices.map(({ number, y }) => (
          <text key={number} x="152" y={y - 67} className={tone(number)}>
            invoice {number}
          </text>
        ))}
        <text x="152" y="337" className={styles.strong}>
          to nobody
        </text>
        <text x="152" y="359" className={styles.muted}>
          has a page and an owner
        </text>
      </g>
    </>
  );
}

function PortraitSheets() {
  const sheets = invoices.map(({ y }) => `M58 ${y - 20}H12v40H58`);
  const places = open.map(({ y }) => `M26 ${y - 14}h28v28h-28z`);
  return (
    <>
      <path className={paper} d={`M58 24H12V80H58M58 384H12V424H58${sheets.join('')}`} />
      <path className={styles.ghost} d={`M26 34h28v28h-28zM26 390h28v28h-28z${places.join('')}`} />
      <Bollards at={[24, 80, 384, 424].map((y) => [60, y] as const)} />
      <g transform="translate(40 300)">
        <rect className={`${styles.accent} ${stage.assetSidingsPortrait}`} x="-14" y="-14" width="28" height="28" />
      </g>
    </>
  );
}
