import styles from './Drawing.module.css';
import { LandscapeScene, PortraitScene } from './LineScene.tsx';
import { Bollards } from './marks.tsx';
import stage from './Stage.module.css';

const label =
  'A sword of a fixed run, issued by a studio in season 1, stands in the account of its player when two seasons are over';

const paper = `${styles.line} ${styles.paper}`;
const solid = `${styles.line} ${styles.water}`;

/** The rest of the run, packed up to the studio's roof: there is no room for another one. */
const run = [96, 148, 200, 252, 304].map((x) => `M${x} 50h48v48h-48z${x === 200 ? '' : `M${x} 102h48v48h-48z`}`);

/**
 * Games: a season stays where it ended, below the next one. The sword goes through all of them, its hilt with the
 * player.
 */
export function SwordInTheLine() {
  return (
    <div className={stage.stage}>
      <LandscapeScene label={label} below={<LandscapeSeasons />} above={<LandscapeAccounts />} />
      <PortraitScene label={label} below={<PortraitSeasons />} above={<PortraitAccounts />} />
    </div>
  );
}

function LandscapeSeasons() {
  return (
    <>
      <path className={styles.ghost} d="M560 344V296H880V344M560 280V232H880V280M740 192H1280q16 0 16 -16V152" />
      <path className={paper} d="M560 216V168H880V216" />
      <path className={paper} d="M700 150V352L720 384L740 352V150" />
      <path className={styles.rope} d="M224 152V304q0 16 16 16H704q16 0 16 -16V166" />
      <path className={styles.line} d="M715 173l5 -7l5 7" />
      <g className={styles.label}>
        <text x="256" y="308">
          issued once
        </text>
        <text x="576" y="198" className={styles.strong}>
          season 3
        </text>
        <text x="756" y="262">
          season 2
        </text>
        <text x="756" y="326">
          season 1
        </text>
        <text x="904" y="180" className={`${styles.muted} ${stage.note}`}>
          a sale pays the studio its share
        </text>
      </g>
    </>
  );
}

function LandscapeAccounts() {
  return (
    <>
      <path className={paper} d="M80 150V46H368V150M560 150V6H880V150M1072 150V46H1360V150" />
      <path className={solid} d={run.join('')} />
      <path className={paper} d="M704 18h32v12h-6v64h-20v-64h-6zM632 110h176v16h-176zM700 150V142h40V150" />
      <path className={styles.ruling} d="M710 46h20M710 62h20M710 78h20" />
      <path className={styles.ghost} d="M200 102h48v48h-48zM1272 102h48v48h-48z" />
      <g className={`${styles.label} ${styles.strong}`}>
        <text x="80" y="34">
          Studio
        </text>
        <text x="576" y="34">
          Player
        </text>
        <text x="1072" y="34">
          Next player
        </text>
      </g>
      <text className={`${styles.label} ${styles.muted}`} x="368" y="34" textAnchor="end">
        fixed supply
      </text>
      <Bollards at={[80, 368, 560, 880, 1072, 1360].map((x) => [x, 152] as const)} />
      <g transform="translate(720 118)">
        <rect className={`${styles.accent} ${stage.assetSword}`} x="-24" y="-24" width="48" height="48" />
      </g>
    </>
  );
}

function PortraitSeasons() {
  return (
    <>
      <path className={styles.ghost} d="M352 176H288V256H352M256 176H192V256H256M152 228V348q0 16 -16 16H60" />
      <path className={paper} d="M160 176H96V256H160" />
      <path className={paper} d="M60 204H344L364 216L344 228H60" />
      <path className={styles.rope} d="M60 68H304q16 0 16 16V200q0 16 -16 16H74" />
      <path className={styles.line} d="M81 211l-7 5l7 5" />
      <g className={styles.label}>
        <text x="84" y="56" className={styles.strong}>
          Studio
        </text>
        <text x="160" y="56" className={styles.muted}>
          fixed supply
        </text>
        <text x="84" y="296" className={styles.strong}>
          Player
        </text>
        <text x="96" y="164" className={styles.strong}>
          season 3
        </text>
        <text x="192" y="276">
          season 2
        </text>
        <text x="288" y="276">
          season 1
        </text>
        <text x="84" y="388" className={styles.strong}>
          Next player
        </text>
        <text x="84" y="410" className={styles.muted}>
          a sale pays the studio its share
        </text>
      </g>
    </>
  );
}

function PortraitAccounts() {
  return (
    <>
      <path className={paper} d="M58 24H26V112H58M58 144H8V288H58M58 320H8V408H58" />
      <path className={solid} d="M30 26h26v26h-26zM30 84h26v26h-26z" />
      <path className={paper} d="M12 207h6v4h16v10h-16v4h-6zM39 168h8v96h-8zM56 204h2M56 228h2" />
      <path className={styles.ghost} d="M30 55h26v26h-26zM30 351h26v26h-26z" />
      <Bollards at={[24, 112, 144, 288, 320, 408].map((y) => [60, y] as const)} />
      <g transform="translate(43 216)">
        <rect className={`${styles.accent} ${stage.assetSwordPortrait}`} x="-13" y="-13" width="26" height="26" />
      </g>
    </>
  );
}
