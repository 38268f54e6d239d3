import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { useWords } from '../kit/words.ts';
import styles from './Drawing.module.css';
import { Bollards, Count, Nodes, Tally } from './marks.tsx';
import stage from './Stage.module.css';

/** The transfer below 768 px: turned by 90 degrees, with the quay line vertical at 60. */
export function TransferPortrait() {
  const words = useWords();
  return (
    <svg
      viewBox="0 0 390 584"
      role="img"
      aria-label={saySite(words, 'page.transferShort')}
      className={`${styles.drawing} ${stage.portrait}`}
    >
      <g data-ground="water">
        <rect className={styles.water} x="60" y="0" width="1000" height="584" />
        <path className={styles.hair} d="M60 184H1000M60 264H1000M60 344H1000M60 424H1000" />
        <g className={styles.label}>
          <text x="84" y="170">
            {saySite(words, 'page.collection')}
          </text>
          <text x="84" y="250">
            {saySite(words, 'page.consensus')}
          </text>
          <text x="84" y="330">
            {saySite(words, 'page.execution')}
          </text>
          <text x="84" y="410">
            {saySite(words, 'page.verification')}
          </text>
        </g>
        <path
          className={styles.rope}
          d="M60 92H160q16 0 16 16V168q0 16 16 16H280q16 0 16 16V248q0 16 -16 16H208q-16 0 -16 16V328q0 16 16 16H296q16 0 16 16V408q0 16 -16 16H160q-16 0 -16 16V500q0 16 -16 16H72"
        />
        <path className={styles.line} d="M79 511l-7 5l7 5" />
        <Nodes kind="collect" y={184} at={[204, 236, 268]} />
        <Nodes kind="order" y={264} at={[212, 244, 276]} />
        <Tally x={344} y={252} />
        <Nodes kind="compute" y={344} at={[232, 268]} radius={12} />
        <Nodes kind="verify" y={424} at={[202, 231, 260, 289]} />
        <g className={`${styles.label} ${styles.strong}`}>
          <text x="84" y="72">
            {saySite(words, 'page.accountA')}
          </text>
          <text x="84" y="552">
            {saySite(words, 'page.accountB')}
          </text>
        </g>
        <Count x={228} y={72} from={1} to={0} />
        <Count x={228} y={552} from={0} to={1} />
      </g>
      <path className={styles.quay} d="M60 0V584" />
      <path className={`${styles.line} ${styles.paper}`} d="M60 60H12V124H60M60 484H12V548H60" />
      <Bollards
        at={[
          [60, 60],
          [60, 124],
          [60, 484],
          [60, 548],
        ]}
      />
      <rect className={styles.ghost} x="20" y="74" width="36" height="36" />
      <g transform="translate(38 516)">
        <rect
          data-asset="end"
          className={`${styles.accent} ${stage.assetPortrait}`}
          x="-18"
          y="-18"
          width="36"
          height="36"
        />
      </g>
    </svg>
  );
}
