import styles from './Drawing.module.css';
import { LandscapeScene, PortraitScene } from './LineScene.tsx';
import { Bollards } from './marks.tsx';
import stage from './Stage.module.css';

const label =
  'A share carries three rules as a key has teeth: it cannot be put down where one of them fails, and stands with the one who may hold it';

const paper = `${styles.line} ${styles.paper}`;

/** Who might own the share, and how deep each slot of theirs is cut, in thirds of the longest tooth. */
const holders = [
  { name: 'holder', cuts: [3, 1, 2] },
  { name: 'not eligible', cuts: [2, 1, 2] },
  { name: 'locked up', cuts: [3, 0, 2] },
  { name: 'over the limit', cuts: [3, 1, 1] },
  { name: 'may hold it', cuts: [3, 1, 2] },
] as const;

const landscape = holders.map((holder, index) => ({ ...holder, x: 80 + index * 280 }));
const portrait = holders.map((holder, index) => ({ ...holder, y: 12 + index * 85 }));

/** The teeth below a share of 64 x 64 around its middle, and at the right of one of 28 x 28. */
const teeth = 'M-32 32V106H-8V58H8V82H32V32z';
const portraitTeeth = 'M14 -14H56V-4H28V4H42V14H14z';

/** Tokenised assets: the rules are part of the share, and no account has to remember them. */
export function KeyedShare() {
  return (
    <div className={stage.stage}>
      <LandscapeScene label={label} below={<LandscapeLocks />} above={<LandscapeHolders />} />
      <PortraitScene label={label} below={<PortraitLocks />} above={<PortraitHolders />} />
    </div>
  );
}

function LandscapeLocks() {
  return (
    <>
      <path className={styles.rope} d="M160 232V264q0 16 16 16H1264q16 0 16 -16V246" />
      <path className={styles.line} d="M1275 253l5 -7l5 7" />
      <path
        className={paper}
        d={landscape
          .map(({ x, cuts: [first, second, third] }) => {
            const [left, middle, right] = [152 + first * 24, 152 + second * 24, 152 + third * 24];
            return `M${x} 152v80h160v-80h-48V${right}h-24V${middle}h-16V${left}h-24V152z`;
          })
          .join('')}
      />
      <text className={`${styles.label} ${styles.strong}`} x="720" y="316" textAnchor="middle">
        all three rules hold, or it stays
      </text>
    </>
  );
}

function LandscapeHolders() {
  return (
    <>
      <path className={paper} d={landscape.map(({ x }) => `M${x} 150V46h160V150`).join('')} />
      <g className={`${styles.label} ${styles.strong}`}>
        {landscape.map(({ name, x }) => (
          <text key={name} x={x} y="34">
            {name}
          </text>
        ))}
      </g>
      <path className={styles.ghost} d="M128 86h64v64h-64zM408 62h64v64h-64zM688 62h64v64h-64zM968 62h64v64h-64z" />
      {[440, 720, 1000].map((x) => (
        <path key={x} className={styles.solid} transform={`translate(${x} 94)`} d={teeth} />
      ))}
      <Bollards at={landscape.flatMap(({ x }) => [[x, 152] as const, [x + 160, 152] as const])} />
      <g transform="translate(1280 118)">
        <g className={stage.assetRules}>
          <path className={styles.solid} d={teeth} />
          <rect className={styles.accent} x="-32" y="-32" width="64" height="64" />
        </g>
      </g>
    </>
  );
}

function PortraitLocks() {
  return (
    <>
      <path className={styles.rope} d="M116 46H272q16 0 16 16V370q0 16 -16 16H130" />
      <path className={styles.line} d="M137 381l-7 5l7 5" />
      <path
        className={paper}
        d={portrait
          .map(({ y, cuts: [first, second, third] }) => {
            const [top, middle, bottom] = [60 + first * 14, 60 + second * 14, 60 + third * 14];
            return `M60 ${y}h56v68h-56v-20H${bottom}v-10H${middle}v-8H${top}v-10H60z`;
          })
          .join('')}
      />
      <g className={`${styles.label} ${styles.strong}`}>
        {portrait.map(({ name, y }) => (
          <text key={name} x="132" y={y + 18}>
            {name}
          </text>
        ))}
      </g>
      <g className={styles.label}>
        {['all three', 'hold, or', 'it stays'].map((line, index) => (
          <text key={line} x="300" y={200 + index * 20}>
            {line}
          </text>
        ))}
      </g>
    </>
  );
}

function PortraitHolders() {
  return (
    <>
      <path className={paper} d={portrait.map(({ y }) => `M58 ${y}H12v68H58`).join('')} />
      <path className={styles.ghost} d="M32 32h28v28h-28zM18 117h28v28h-28zM18 202h28v28h-28zM18 287h28v28h-28z" />
      {[131, 216, 301].map((y) => (
        <path key={y} className={styles.solid} transform={`translate(32 ${y})`} d={portraitTeeth} />
      ))}
      <Bollards at={portrait.flatMap(({ y }) => [[60, y] as const, [60, y + 68] as const])} />
      <g transform="translate(46 386)">
        <g className={stage.assetRulesPortrait}>
          <path className={styles.solid} d={portraitTeeth} />
          <rect className={styles.accent} x="-14" y="-14" width="28" height="28" />
        </g>
      </g>
    </>
  );
}
