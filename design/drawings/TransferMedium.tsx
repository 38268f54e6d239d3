import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { useWords } from '../kit/words.ts';
import styles from './Drawing.module.css';
import { Bollards, Count, Nodes } from './marks.tsx';
import stage from './Stage.module.css';

/** The transfer from 768 px to 1023 px: fewer nodes, so that the labels stay readable. */
export function TransferMedium() {
  const words = useWords();
  return (
    <svg
      viewBox="0 0 768 396"
      role="img"
      aria-label={saySite(words, 'page.transferShort')}
      className={`${styles.drawing} ${stage.medium}`}
    >
      <g data-ground="water">
        <rect className={styles.water} x="-500" y="120" width="1768" height="276" />
        <path className={styles.hair} d="M40 184H728M40 240H728M40 296H728M40 352H728" />
        <g className={styles.label}>
          <text x="40" y="173">
            {saySite(words, 'page.collection')}
          </text>
          <text x="40" y="229">
            {saySite(words, 'page.consensus')}
          </text>
          <text x="40" y="285">
            {saySite(words, 'page.execution')}
          </text>
          <text x="40" y="341">
            {saySite(words, 'page.verification')}
          </text>
        </g>
        <path
          className={styles.rope}
          d="M132 120V168q0 16 16 16H300q16 0 16 16V224q0 16 16 16H412q16 0 16 16V280q0 16 16 16H504q16 0 16 16V336q0 16 16 16H648q16 0 16 -16V134"
        />
        <path className={styles.line} d="M659 141l5 -7l5 7" />
        <Nodes kind="collect" y={184} at={[204, 230, 256, 282]} />
        <Nodes kind="order" y={240} at={[346, 372, 398]} />
        <Nodes kind="compute" y={296} at={[458, 488]} radius={11} />
        <Nodes kind="verify" y={352} at={[550, 576, 602, 628]} />
        <path
          className={`${styles.ghost} ${styles.water}`}
          d="M308 206h16v16h-16zM420 262h16v16h-16zM512 318h16v16h-16z"
        />
      </g>
      <path className={styles.quay} d="M-500 120H1268" />
      <path className={`${styles.line} ${styles.paper}`} d="M40 118V34H168V118M600 118V34H728V118" />
      <Bollards
        at={[
          [40, 120],
          [168, 120],
          [600, 120],
          [728, 120],
        ]}
      />
      <rect className={styles.ghost} x="108" y="70" width="48" height="48" />
      <g transform="translate(664 94)">
        <rect
          data-asset="end"
          className={`${styles.accent} ${stage.assetMedium}`}
          x="-24"
          y="-24"
          width="48"
          height="48"
        />
      </g>
      <g className={`${styles.label} ${styles.strong}`}>
        <text x="40" y="22">
          {saySite(words, 'page.accountA')}
        </text>
        <text x="600" y="22">
          {saySite(words, 'page.accountB')}
        </text>
      </g>
      <Count x={168} y={22} from={1} to={0} />
      <Count x={728} y={22} from={0} to={1} />
      <text className={`${styles.label} ${styles.muted}`} x="384" y="104" textAnchor="middle">
        {saySite(words, 'page.movedOnce')}
      </text>
    </svg>
  );
}
