import styles from './Drawing.module.css';
import ways from './LineScene.module.css';
import { LandscapeScene, SceneBox } from './LineScene.tsx';
import stage from './Stage.module.css';

const label = 'page.plan';

const paper = `${styles.line} ${styles.paper}`;

/** A screen of 256 x 128, its upper left corner at 0 0. */
const large = {
  frame: 'M0 0h256v128h-256z',
  panels: 'M120 36h120v56h-120z',
  head: 'M0 24h256',
  title: 'M16 44h88M16 56h56',
  words: 'M16 12h48M168 12h16M196 12h16M224 12h16M16 74h80M16 86h64M120 108h32M164 108h32M208 108h32',
};
/** A screen of 64 x 128, to its left. */
const small = {
  frame: 'M-96 0h64v128h-64z',
  panels: 'M-88 32h48v36h-48z',
  head: 'M-96 20h64',
  title: 'M-88 108h24',
  words: 'M-88 10h20M-88 80h48M-88 92h32',
};
/** A screen of 128 x 128 to the left of both, with figures. */
const figures = {
  frame: 'M-256 0h128v128h-128z',
  panels: 'M-236 84h16v28h-16zM-212 68h16v44h-16zM-188 76h16v36h-16zM-164 48h16v64h-16z',
  head: 'M-256 24h128',
  title: 'M-240 112h96',
  words: 'M-240 12h40M-240 40h48M-240 52h32',
};
type Screen = typeof large;

const join = (screens: readonly Screen[], part: keyof Screen) => screens.map((screen) => screen[part]).join('');

/** Where the centre of the asset is, on the large screen. */
const asset = { x: 180, y: 64 };

/** What a team of any trade does: it draws a thing below the line, and the thing is then above it. */
export function BuiltAsDrawn() {
  return (
    <div className={stage.stage}>
      <LandscapeScene label={label} below={<LandscapePlan />} above={<LandscapeScreens />} />
      <Portrait />
    </div>
  );
}

const all = [figures, small, large];

function LandscapePlan() {
  return (
    <>
      <Sheet x={80} y={184} columns={18} />
      <Plan x={368} y={216} screens={all} />
      <path className={styles.rope} d="M656 280H1268q16 0 16 -16V166" />
      <path className={styles.line} d="M1279 173l5 -7l5 7" />
    </>
  );
}

function LandscapeScreens() {
  return (
    <>
      <Screens x={1104} y={24} screens={all} way={ways.assetPlan} />
      <Compass needle={548} pencil={608} y={280} hinge={60} />
    </>
  );
}

/** For narrow screens, 390 x 432. The line is horizontal, because what is built is upright above its plan. */
function Portrait() {
  return (
    <SceneBox box="0 0 390 432" label={label} className={stage.portrait}>
      <g data-ground="water">
        <rect className={styles.water} x="-1000" y="144" width="3000" height="288" />
        <Sheet x={19} y={208} columns={11} />
        <Plan x={67} y={240} screens={[large]} />
        <path className={styles.line} d="M295 208V158M290 165l5 -7l5 7" />
        <Compass needle={247} pencil={187} y={304} hinge={188} />
      </g>
      <path className={styles.quay} d="M-1000 144H2000" />
      <Screens x={115} y={16} screens={[small, large]} way={ways.assetPlanPortrait} />
    </SceneBox>
  );
}

/** A sheet of six rows, with a grid of 32 units. */
function Sheet({ x, y, columns }: { x: number; y: number; columns: number }) {
  const width = 32 * columns;
  const across = [1, 2, 3, 4, 5].map((row) => `M${x} ${y + 32 * row}h${width}`);
  const down = Array.from({ length: columns - 1 }, (_, column) => `M${x + 32 * (column + 1)} ${y}v192`);
  return (
    <>
      <path className={paper} d={`M${x} ${y}h${width}v192h-${width}z`} />
      <path className={styles.hair} d={[...across, ...down].join('')} />
    </>
  );
}

interface PlacedScreens {
  x: number;
  y: number;
  screens: readonly Screen[];
}

/** Screens as drawn, and the compass's circle around the place of the asset. */
function Plan({ x, y, screens }: PlacedScreens) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.line} d={join(screens, 'frame')} />
      <path className={styles.ruling} d={join(screens, 'head') + join(screens, 'panels') + join(screens, 'words')} />
      <path className={styles.ghost} d={`M${asset.x - 20} ${asset.y - 20}h40v40h-40z`} />
      <circle className={styles.ruling} cx={asset.x} cy={asset.y} r="60" />
    </g>
  );
}

/** The same screens as built. `way`: the class with which the asset comes in. */
function Screens({ x, y, screens, way }: PlacedScreens & { way: string | undefined }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={paper} d={join(screens, 'frame')} />
      <path className={`${styles.line} ${styles.water}`} d={join(screens, 'panels')} />
      <path className={styles.line} d={join(screens, 'head') + join(screens, 'title')} />
      <path className={styles.ruling} d={join(screens, 'words')} />
      <g transform={`translate(${asset.x} ${asset.y})`}>
        <rect className={`${styles.accent} ${way}`} x="-20" y="-20" width="40" height="40" />
      </g>
    </g>
  );
}

function Compass({ needle, pencil, y, hinge }: { needle: number; pencil: number; y: number; hinge: number }) {
  const x = (needle + pencil) / 2;
  const side = Math.sign(pencil - needle) * 8;
  return (
    <>
      <path
        className={paper}
        d={`M${x} ${hinge - 28}V${hinge}M${x - side} ${hinge}L${needle} ${y}L${x} ${hinge}M${x + side} ${hinge}L${pencil} ${y}L${x} ${hinge}`}
      />
      <circle className={paper} cx={x} cy={hinge} r="9" />
    </>
  );
}
