import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { AssetPlay } from '@frontage/design/drawings/AssetPlay.tsx';
import drawing from '@frontage/design/drawings/Drawing.module.css';
import { YourAccount } from '@frontage/design/drawings/sheets.tsx';
import { ButtonLink, Section, saySite, TextLink, useWords } from '@frontage/design/kit/index.ts';
import type { BlockScript } from '../blockScripts.ts';
import styles from './HomeHero.module.css';

/**
 * The baseline of the heading is the quay line. A rope starts at the full stop, passes the four kinds of node and ends
 * under the account; where there is no room for the account, it ends above the lead.
 */
export function HomeHero({ block, id }: BlockProps<BlockOf<'home_hero'>>) {
  const lines = block.heading.split('\n');
  const lastLine = lines.at(-1) ?? '';
  const wordBegins = lastLine.lastIndexOf(' ') + 1;
  const [rest, lastWord] = [lastLine.slice(0, wordBegins), lastLine.slice(wordBegins)];
  return (
    <Section id={id} ground="paper" hasHeading padding="none" bleed>
      <div data-asset-here className={styles.above}>
        <h1 id={`${id}-heading`} className={styles.heading}>
          {lines.slice(0, -1).map((text) => (
            <span key={text} className={styles.line}>
              {text}{' '}
            </span>
          ))}
          <span className={styles.last}>
            <span className={styles.standing}>
              <span className={styles.words}>
                {rest}
                <span className={styles.end}>
                  {lastWord}
                  <span className={styles.stop}>
                    <span data-asset="start" className={styles.asset} />
                  </span>
                </span>
              </span>
              <NodeRope shape="left" />
            </span>
            <span className={styles.rest}>
              <NodeRope shape="right" />
            </span>
          </span>
        </h1>
        <YourAccount className={styles.account} />
        <AssetPlay className={styles.play} />
      </div>
      <div data-ground="water" className={`columns ${styles.below}`}>
        <p className={`lead ${styles.lead}`}>{block.description}</p>
        <div className={styles.actions}>
          <ButtonLink tone="accent" href={block.action.href}>
            {block.action.label}
          </ButtonLink>
          {block.secondAction ? <TextLink href={block.secondAction.href}>{block.secondAction.label}</TextLink> : null}
        </div>
        <ul className={`ruled whole-row ${styles.facts}`}>
          {block.facts.map((fact) => (
            <li key={fact.title}>
              <p className={`minor-heading ${styles.fact}`}>{fact.title}</p>
              <p className={`note ${styles.note}`}>{fact.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

HomeHero.runs = (): BlockScript[] => ['asset'];

const ring = `${drawing.line} ${drawing.paper}`;

/**
 * The way of a transaction past the four kinds of node: it collects, orders, computes, verifies. Decoration.
 * Made of boxes, because its length is the room that the words of the heading leave.
 * `right` ends under the account at the right edge, `left` runs back and ends above the text below.
 */
function NodeRope({ shape }: { shape: 'left' | 'right' }) {
  const words = useWords();
  const isRight = shape === 'right';
  return (
    <span
      aria-hidden="true"
      className={isRight ? styles.right : styles.left}
      data-words={isRight ? saySite(words, 'page.handled') : undefined}
    >
      <span className={styles.nodes}>
        <svg aria-hidden="true" viewBox="0 0 20 20" className={styles.node}>
          <circle className={ring} cx="10" cy="10" r="9" />
        </svg>
        <svg aria-hidden="true" viewBox="0 0 20 20" className={styles.node}>
          <circle className={ring} cx="10" cy="10" r="9" />
          <circle className={drawing.solid} cx="10" cy="10" r="2.5" />
        </svg>
        <svg aria-hidden="true" viewBox="0 0 20 20" className={styles.node}>
          <circle className={drawing.solid} cx="10" cy="10" r="9.5" />
        </svg>
        <svg aria-hidden="true" viewBox="0 0 20 20" className={styles.node}>
          <circle className={ring} cx="10" cy="10" r="9" />
          <path className={drawing.line} d="M6 10l3 3.5l5-7" />
        </svg>
      </span>
      <svg
        aria-hidden="true"
        data-asset-berth={shape === 'left' ? '' : undefined}
        viewBox="0 0 12 9"
        className={styles.head}
      >
        <path className={drawing.line} d="M1 8l5 -7l5 7" />
      </svg>
    </span>
  );
}
