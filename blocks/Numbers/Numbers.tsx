import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { PictureView } from '@frontage/design/kit/PictureView/PictureView.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { HangingSoundings } from './HangingSoundings.tsx';
import { LyingSoundings } from './LyingSoundings.tsx';
import styles from './Numbers.module.css';
import { depthShares, feetOf, lyingFeetOf, mediumScale, wideScale } from './soundings.ts';

/** Figures as soundings, with the heading in the seabed; below 768 px the line is vertical. */
export function Numbers({ block, id }: BlockProps<BlockOf<'numbers'>>) {
  const headingId = `${id}-heading`;
  const items = block.items.toSorted((one, other) => one.value - other.value);
  const shares = depthShares(items.map((item) => item.value));
  const lyingFeet = lyingFeetOf(shares, items[0]?.label ?? '');
  const hasLongLabels = items.some((item) => item.description || item.titleImg);
  return (
    <Section id={id} ground="ink" labelledBy={headingId} padding="none" bleed className={styles.section}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          <Lines text={block.heading} />
        </h2>
        {block.note ? <p className={`note ${styles.note}`}>{block.note}</p> : null}
      </div>
      <div className={styles.chart}>
        <HangingSoundings
          scale={wideScale}
          feet={feetOf(shares, wideScale, hasLongLabels)}
          assetSize={24}
          className={`mirrored ${styles.wide}`}
        />
        <HangingSoundings
          scale={mediumScale}
          feet={feetOf(shares, mediumScale, hasLongLabels)}
          assetSize={22}
          className={`mirrored ${styles.medium}`}
        />
        <LyingSoundings feet={lyingFeet} className={`mirrored ${styles.narrow}`} />
        <ul className={styles.figures} data-count={items.length}>
          {items.map((item, index) => {
            const foot = lyingFeet[index] ?? 0;
            return (
              <li key={item.title} className={styles.figure} data-words={placeOfWords(item, foot)}>
                <svg width={`${foot}%`} height="1" aria-hidden="true" className={styles.way} />
                <strong className={styles.label}>{item.label}</strong>
                <div className={styles.words}>
                  {item.titleImg ? (
                    <PictureView picture={item.titleImg} size="120-120" className={styles.mark} />
                  ) : null}
                  <span>
                    <Lines text={item.title} />
                  </span>
                  {item.description ? <span className={styles.description}>{item.description}</span> : null}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}

/**
 * The place of the words on narrow screens: after the sounding's foot, or, where that is far right, before it or below.
 */
function placeOfWords(item: BlockOf<'numbers'>['items'][number], foot: number): 'after' | 'before' | 'below' {
  if (foot <= 50) return 'after';
  const isShort = item.title.length <= 16 && item.label.length <= 4 && !item.description && !item.titleImg;
  return isShort ? 'before' : 'below';
}
