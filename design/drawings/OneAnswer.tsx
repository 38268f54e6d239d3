import styles from './Drawing.module.css';
import { LandscapeScene, PortraitScene } from './LineScene.tsx';
import { Bollards } from './marks.tsx';
import stage from './Stage.module.css';

const label =
  'One drawer of a credential is pulled out as far as the verifier, with the answer in it; the others stay shut, and the ledger holds no more than what was revoked';

const paper = `${styles.line} ${styles.paper}`;
const hollow = `${styles.line} ${styles.water}`;

/**
 * Digital identity: one drawer opens, above the line. Below it is the list of what was revoked, without anybody’s name.
 */
export function OneAnswer() {
  return (
    <div className={stage.stage}>
      <LandscapeScene label={label} below={<LandscapeList />} above={<LandscapeDrawer />} />
      <PortraitScene label={label} below={<PortraitList />} above={<PortraitDrawer />} />
    </div>
  );
}

function LandscapeList() {
  return (
    <>
      <path className={styles.rope} d="M1312 152V200q0 16 -16 16H916q-16 0 -16 16V250" />
      <path className={styles.line} d="M895 243l5 7l5 -7" />
      <rect className={paper} x="80" y="264" width="1280" height="40" />
      <path className={styles.ruling} d={`M120 264v40${'m40-40v40'.repeat(30)}`} />
      <path className={styles.solid} d="M240 264h40v40h-40zM600 264h40v40h-40zM1160 264h40v40h-40z" />
      <g className={styles.label}>
        <text x="932" y="204">
          revoked? no
        </text>
        <text x="80" y="332" className={styles.strong}>
          on the ledger: what was revoked
        </text>
        <text x="1360" y="332" textAnchor="end" className={`${styles.muted} ${stage.note}`}>
          no personal data
        </text>
      </g>
    </>
  );
}

function LandscapeDrawer() {
  return (
    <>
      <path className={paper} d="M1120 150V30H1360V150M80 150V30H680V150M80 54H680M80 126H680" />
      <path
        className={styles.ruling}
        d={[54, 78, 150].map((foot) => `M80 ${foot}${'l24-24m8 24'.repeat(18)}l24-24`).join('')}
      />
      <path className={styles.solid} d="M680 36h8v12h-8zM680 60h8v12h-8zM680 132h8v12h-8z" />
      <rect className={hollow} x="80" y="78" width="600" height="48" />
      <g className={`${styles.label} ${styles.strong}`}>
        <text x="80" y="18">
          credential
        </text>
        <text x="1120" y="18">
          verifier
        </text>
      </g>
      <Bollards at={[80, 680, 1120, 1360].map((x) => [x, 152] as const)} />
      <g className={stage.assetAnswer}>
        <path className={paper} d="M1168 78H616v48h552" />
        <text className={styles.label} x="904" y="107" textAnchor="middle">
          over 18: yes
        </text>
        <rect className={styles.accent} x="1168" y="78" width="48" height="48" />
      </g>
      <path className={styles.ghost} d="M632 78h48v48h-48z" />
    </>
  );
}

function PortraitList() {
  return (
    <>
      <path className={styles.rope} d="M60 380H184q16 0 16 -16V312q0 -16 16 -16H226" />
      <path className={styles.line} d="M219 291l7 5l-7 5" />
      <rect className={paper} x="240" y="24" width="32" height="384" />
      <path className={styles.ruling} d={`M240 56h32${'m-32 32h32'.repeat(10)}`} />
      <path className={styles.solid} d="M240 88h32v32h-32zM240 216h32v32h-32zM240 344h32v32h-32z" />
      <g className={styles.label}>
        <text x="84" y="40" className={styles.strong}>
          credential
        </text>
        <text x="84" y="248">
          over 18: yes
        </text>
        <text x="84" y="312" className={styles.strong}>
          verifier
        </text>
        <text x="84" y="366">
          revoked? no
        </text>
        {['on the', 'ledger:', 'what was', 'revoked'].map((line, index) => (
          <text key={line} x="284" y={40 + index * 20} className={styles.strong}>
            {line}
          </text>
        ))}
      </g>
    </>
  );
}

function PortraitDrawer() {
  return (
    <>
      <path className={paper} d="M58 292H10V408H58M58 24H10V196H58" />
      <path className={styles.ruling} d={[10, 49].map((x) => `M${x} 36${'l9-9m-9 18'.repeat(18)}`).join('')} />
      <rect className={hollow} x="19" y="24" width="30" height="172" />
      <Bollards at={[24, 196, 292, 408].map((y) => [60, y] as const)} />
      <g className={stage.assetAnswerPortrait}>
        <path className={paper} d="M19 302V160h30v142" />
        <rect className={styles.accent} x="19" y="302" width="30" height="30" />
      </g>
      <path className={styles.ghost} d="M19 166h30v30h-30z" />
    </>
  );
}
