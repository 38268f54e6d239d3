import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { useWords } from '../kit/words.ts';
import styles from './Drawing.module.css';
import { Bollards, Count, Nodes, Tally } from './marks.tsx';
import stage from './Stage.module.css';

/** The transfer from 1024 px. */
export function TransferLandscape() {
  const words = useWords();
  return (
    <svg
      viewBox="0 0 1440 496"
      role="img"
      aria-label={saySite(words, 'page.transfer')}
      className={`${styles.drawing} ${stage.landscape}`}
    >
      <g data-ground="water">
        <rect className={styles.water} x="-2000" y="152" width="5440" height="344" />
        <path className={styles.hair} d="M80 224H1360M80 288H1360M80 352H1360M80 416H1360" />
        <g className={styles.label}>
          <text x="80" y="212">
            {saySite(words, 'page.collection')}
          </text>
          <text x="80" y="276">
            {saySite(words, 'page.consensus')}
          </text>
          <text x="80" y="340">
            {saySite(words, 'page.execution')}
          </text>
          <text x="80" y="404">
            {saySite(words, 'page.verification')}
          </text>
        </g>
        <path
          className={styles.rope}
          d="M208 152V208q0 16 16 16H552q16 0 16 16V272q0 16 16 16H768q16 0 16 16V336q0 16 16 16H968q16 0 16 16V400q0 16 16 16H1264q16 0 16 -16V166"
        />
        <path className={styles.line} d="M1275 171L1280 164l5 7" />
        <Nodes kind="collect" y={224} at={[336, 368, 400, 432, 464, 496, 528]} />
        <Nodes kind="order" y={288} at={[616, 648, 680, 712]} />
        <Nodes kind="compute" y={352} at={[832, 872]} radius={12} />
        <Nodes kind="verify" y={416} at={[1032, 1064, 1096, 1128, 1160, 1192]} />
        <g className={`${styles.label} ${styles.muted}`}>
          <text x="324" y="254">
            {saySite(words, 'page.gathered', { count: 7 })}
          </text>
          <text x="604" y="318">
            {saySite(words, 'page.ordered')}
          </text>
          <text x="820" y="388">
            {saySite(words, 'page.computed', { count: 2 })}
          </text>
          <text x="1020" y="446">
            {saySite(words, 'page.checked', { count: 6 })}
          </text>
        </g>
        <Tally x={716} y={300} className={stage.tally} />
        <path
          className={`${styles.ghost} ${styles.water}`}
          d="M560 248h16v16h-16zM776 312h16v16h-16zM976 376h16v16h-16z"
        />
      </g>
      <path className={styles.quay} d="M-2000 152H3440" />
      <path className={`${styles.line} ${styles.paper}`} d="M80 150V46H272V150M1168 150V46H1360V150" />
      <Bollards
        at={[
          [80, 152],
          [272, 152],
          [1168, 152],
          [1360, 152],
        ]}
      />
      <rect className={styles.ghost} x="176" y="86" width="64" height="64" />
      <g transform="translate(1280 118)">
        <rect
          data-asset="end"
          className={`${styles.accent} ${stage.assetLandscape}`}
          x="-32"
          y="-32"
          width="64"
          height="64"
        />
      </g>
      <g className={`${styles.label} ${styles.strong}`}>
        <text x="80" y="34">
          {saySite(words, 'page.accountA')}
        </text>
        <text x="1168" y="34">
          {saySite(words, 'page.accountB')}
        </text>
      </g>
      <Count x={272} y={34} from={1} to={0} />
      <Count x={1360} y={34} from={0} to={1} />
      <text className={`${styles.label} ${styles.muted}`} x="720" y="134" textAnchor="middle">
        {saySite(words, 'page.movedOnce')}
      </text>
    </svg>
  );
}
