import styles from './Drawing.module.css';
import ways from './LineScene.module.css';
import { LandscapeScene, PortraitScene } from './LineScene.tsx';
import { Bollards } from './marks.tsx';
import stage from './Stage.module.css';

const label = 'page.unfolding';

const paper = `${styles.line} ${styles.paper}`;

/** How any plan is made, in five folds of a sheet. The last one is built. */
export function FromPointToSquare() {
  return (
    <div className={stage.stage}>
      <LandscapeScene label={label} below={<LandscapeFolds />} above={<LandscapeAccount />} />
      <PortraitScene label={label} below={<PortraitFolds />} above={<PortraitAccount />} />
    </div>
  );
}

const dot = (x: number, y: number) => `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0`;

function LandscapeFolds() {
  return (
    <>
      <path
        className={paper}
        d="M80 152v64h256v-64M336 152v104h256v-104M592 152v144h256v-144M848 152v184h256v-184M1104 152v224h256v-224"
      />
      <path
        className={styles.ruling}
        d="M656 224h128M876 244h200M976 164v160M1124 272h216M1232 192v168M1184 224l96 96M1280 224l-96 96"
      />
      <path className={styles.solid} d={dot(208, 184) + dot(416, 204) + dot(512, 204) + dot(720, 224)} />
      <path className={styles.line} d="M416 204h96M928 196h96v96h-96zM1232 188V166M1227 173l5 -7l5 7" />
      <circle className={styles.line} cx="720" cy="224" r="52" />
      <circle className={styles.ruling} cx="976" cy="244" r="68" />
      <circle className={styles.ruling} cx="1232" cy="272" r="68" />
      <path className={styles.ghost} d="M1184 224h96v96h-96z" />
    </>
  );
}

function LandscapeAccount() {
  return (
    <>
      <path className={paper} d="M208 184L196 152V32H220V152ZM1136 150V24H1328V150" />
      <path className={styles.ruling} d="M204 32V152M212 32V152" />
      <Bollards at={[1136, 1328].map((x) => [x, 152] as const)} />
      <g transform="translate(1232 102)">
        <rect className={`${styles.accent} ${ways.assetPoint}`} x="-48" y="-48" width="96" height="96" />
      </g>
    </>
  );
}

function PortraitFolds() {
  return (
    <>
      <path
        className={paper}
        d="M60 16h64v64h-64M60 80h112v72h-112M60 152h160v80h-160M60 232h208v80h-208M60 312h288v104h-288"
      />
      <path
        className={styles.ruling}
        d="M96 192h88M104 272h120M164 240v64M144 364h156M222 320v88M202 344l40 40M242 344l-40 40"
      />
      <path className={styles.solid} d={dot(92, 48) + dot(92, 116) + dot(140, 116) + dot(140, 192)} />
      <path className={styles.line} d="M92 116h48M144 252h40v40h-40zM140 364H74M81 359l-7 5l7 5" />
      <circle className={styles.line} cx="140" cy="192" r="28" />
      <circle className={styles.ruling} cx="164" cy="272" r="28" />
      <circle className={styles.ruling} cx="222" cy="364" r="28" />
      <path className={styles.ghost} d="M202 344h40v40h-40z" />
    </>
  );
}

function PortraitAccount() {
  return (
    <>
      <path className={paper} d="M92 48L76 54H8V42H76ZM58 324H8V404H58" />
      <path className={styles.ruling} d="M8 46H76M8 50H76" />
      <Bollards at={[324, 404].map((y) => [60, y] as const)} />
      <g transform="translate(38 364)">
        <rect className={`${styles.accent} ${ways.assetPointPortrait}`} x="-20" y="-20" width="40" height="40" />
      </g>
    </>
  );
}
