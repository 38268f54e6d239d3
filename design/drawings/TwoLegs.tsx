import styles from './Drawing.module.css';
import { LandscapeScene, PortraitScene } from './LineScene.tsx';
import { Bollards, Tally } from './marks.tsx';
import stage from './Stage.module.css';

const label =
  'A security passes from seller to buyer in one register and its price from buyer to seller in another, clamped into one transaction';

const paper = `${styles.line} ${styles.paper}`;

/** Delivery against payment between two registers: two ropes go through one clamp, so neither is pulled alone. */
export function TwoLegs() {
  return (
    <div className={stage.stage}>
      <LandscapeScene label={label} below={<LandscapeLegs />} above={<LandscapeRegisters />} />
      <PortraitScene label={label} below={<PortraitLegs />} above={<PortraitRegisters />} />
    </div>
  );
}

function LandscapeLegs() {
  return (
    <>
      <g className={styles.label}>
        <text x="200" y="204">
          security
        </text>
        <text x="1240" y="204" textAnchor="end">
          cash
        </text>
      </g>
      <path
        className={styles.rope}
        d="M176 152V264q0 16 16 16H672q16 0 16 -16V232q0 -16 -16 -16H456q-16 0 -16 -16V166M1264 152V264q0 16 -16 16H768q-16 0 -16 -16V232q0 -16 16 -16H984q16 0 16 -16V166"
      />
      <path className={styles.line} d="M435 173l5 -7l5 7M995 173l5 -7l5 7" />
      <rect className={paper} x="648" y="200" width="144" height="96" />
      <Tally x={706} y={236} gap={8} />
      <g className={styles.label} textAnchor="middle">
        <text x="720" y="332" className={styles.strong}>
          one transaction
        </text>
        <text x="720" y="372" className={`${styles.muted} ${stage.note}`}>
          if one leg fails, both stay
        </text>
      </g>
    </>
  );
}

function LandscapeRegisters() {
  return (
    <>
      <path className={paper} d="M80 150V46H560V150M880 150V46H1360V150" />
      <path className={styles.ruling} d="M320 46V150M1120 46V150" />
      <path className={styles.ghost} d="M144 86h64v64h-64zM1232 86h64v64h-64z" />
      <rect className={`${styles.line} ${styles.water}`} x="968" y="86" width="64" height="64" />
      <g className={`${styles.label} ${styles.strong}`}>
        <text x="80" y="34">
          Register of securities
        </text>
        <text x="880" y="34">
          Register of cash
        </text>
      </g>
      <g className={`${styles.label} ${styles.muted}`}>
        <text x="96" y="74">
          seller
        </text>
        <text x="336" y="74">
          buyer
        </text>
        <text x="896" y="74">
          seller
        </text>
        <text x="1136" y="74">
          buyer
        </text>
      </g>
      <Bollards at={[80, 560, 880, 1360].map((x) => [x, 152] as const)} />
      <g transform="translate(440 118)">
        <rect className={`${styles.accent} ${stage.assetLegs}`} x="-32" y="-32" width="64" height="64" />
      </g>
    </>
  );
}

function PortraitLegs() {
  return (
    <>
      <path
        className={styles.rope}
        d="M60 52H248q16 0 16 16V192q0 8 -8 8H208q-8 0 -8 -8V124q0 -16 -16 -16H74M60 380H248q16 0 16 -16V240q0 -8 -8 -8H208q-8 0 -8 8V308q0 16 -16 16H74"
      />
      <path className={styles.line} d="M81 103l-7 5l7 5M81 319l-7 5l7 5" />
      <rect className={paper} x="184" y="176" width="96" height="80" />
      <Tally x={218} y={204} gap={8} />
      <g className={styles.label}>
        <text x="84" y="40" className={styles.strong}>
          Securities
        </text>
        <text x="84" y="404" className={styles.strong}>
          Cash
        </text>
        <text x="84" y="72">
          seller
        </text>
        <text x="84" y="128">
          buyer
        </text>
        <text x="84" y="312">
          seller
        </text>
        <text x="84" y="368">
          buyer
        </text>
        <text x="292" y="212">
          one
        </text>
        <text x="292" y="232">
          transaction
        </text>
      </g>
    </>
  );
}

function PortraitRegisters() {
  return (
    <>
      <path className={paper} d="M60 24H12V136H60M60 296H12V408H60" />
      <path className={styles.ruling} d="M12 80H60M12 352H60" />
      <path className={styles.ghost} d="M20 34h36v36h-36zM20 362h36v36h-36z" />
      <rect className={`${styles.line} ${styles.water}`} x="20" y="306" width="36" height="36" />
      <Bollards at={[24, 136, 296, 408].map((y) => [60, y] as const)} />
      <g transform="translate(38 108)">
        <rect className={`${styles.accent} ${stage.assetLegsPortrait}`} x="-18" y="-18" width="36" height="36" />
      </g>
    </>
  );
}
