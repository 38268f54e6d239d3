import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import drawing from '@frontage/design/drawings/Drawing.module.css';
import { Lines, PictureView, Section, SectionHeading } from '@frontage/design/kit/index.ts';
import styles from './Numbers.module.css';

/** Figures as soundings, with the heading in the seabed; below 768 px the line is vertical. */
export function Numbers({ block, id }: BlockProps<BlockOf<'numbers'>>) {
  const items = block.items.toSorted((one, other) => one.value - other.value);
  const shares = depthShares(items.map((item) => item.value));
  const lyingFeet = lyingFeetOf(shares, items[0]?.label ?? '');
  const hasLongLabels = items.some((item) => item.description || item.titleImg);
  return (
    <Section id={id} ground="ink" hasHeading padding="none" bleed className={styles.section}>
      <div className={styles.head}>
        <SectionHeading id={id} className={styles.heading} text={block.heading} />
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
        <LyingSoundings feet={lyingFeet} pitch={hasLongLabels ? 96 : 76} className={`mirrored ${styles.narrow}`} />
        <ul className={styles.figures} data-long={hasLongLabels || undefined}>
          {items.map((item, index) => {
            const foot = lyingFeet[index] ?? 0;
            const place = placeOfWords(item, foot);
            const way = percentOf(place === 'before' ? 100 - foot : foot, 100);
            return (
              <li key={item.title} className={styles.figure} data-words={place}>
                <svg width={way} height="1" aria-hidden="true" className={styles.way} />
                <strong className={styles.label}>{item.label}</strong>
                <div className={styles.words}>
                  {item.titleImg ? (
                    <PictureView picture={item.titleImg} size="120-120" className={styles.mark} />
                  ) : null}
                  <span>
                    <Lines text={item.title} />
                  </span>
                  {item.description ? <span className="muted">{item.description}</span> : null}
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

interface HangingSoundingsProps {
  scale: HangingScale;
  /** The y of each foot, in px; one for each column. */
  feet: readonly number[];
  /** Side of the asset at the deepest foot, in px. */
  assetSize: number;
  className?: string | undefined;
}

/**
 * The quay line with its soundings, side by side. Decoration: the list above it has the figures.
 * Across, everything is measured in columns and so stretches with the page; down, in px, like the words.
 */
function HangingSoundings({ scale, feet, assetSize, className }: HangingSoundingsProps) {
  const { quay, height } = scale;
  const count = feet.length;
  const bed = bedOf(feet);
  const rulings = Array.from({ length: Math.floor((height - quay - 40) / 80) }, (_, index) => quay + 80 * (index + 1));
  return (
    <svg height={height} aria-hidden="true" className={className}>
      <svg
        viewBox={`0 0 ${count} ${height}`}
        width="100%"
        height={height}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        {rulings.map((y) => (
          <path key={y} className={drawing.hair} d={`M-9 ${y}H20`} />
        ))}
        <path className={drawing.bed} d={`${bed}V${height + 200}H-9Z`} />
        <path className={drawing.line} d={bed} />
        <path className={drawing.quay} d={`M-9 ${quay}H20`} />
      </svg>
      {feet.map((foot, index) => (
        <svg key={percentOf(index, count)} x={percentOf(index, count)} overflow="visible" aria-hidden="true">
          <path className={drawing.line} d={`M0 ${quay}V${foot}`} />
          <circle className={drawing.solid} cy={quay} r="6" />
          {index === count - 1 ? (
            <rect
              className={drawing.accent}
              x={-assetSize / 2}
              y={foot - assetSize + 10}
              width={assetSize}
              height={assetSize}
            />
          ) : (
            <rect className={drawing.solid} x="-5" y={foot - 10} width="10" height="10" />
          )}
        </svg>
      ))}
    </svg>
  );
}

/** The seabed's edge through all feet, running on at both sides as far as the widest screen. x in columns. */
function bedOf(feet: readonly number[]): string {
  const first = feet[0] ?? 0;
  const last = feet.at(-1) ?? 0;
  const points = feet.map((foot, index) => `L${index} ${foot}`).join('');
  return `M-9 ${first - 180}${points}L20 ${last + 15 * (21 - feet.length)}`;
}

interface LyingSoundingsProps extends Pick<HangingSoundingsProps, 'className'> {
  /** In per cent of the width. */
  feet: readonly number[];
  /** Height of a row of the list; the first, and what follows the last, are 48. In px at 16 px a rem. */
  pitch: number;
}

/**
 * The same soundings for narrow screens: the line is vertical and they run to the right. Decoration.
 * Everything is measured in shares of the box, so it keeps to the list's rows.
 */
function LyingSoundings({ feet, pitch, className }: LyingSoundingsProps) {
  const levels = feet.map((_, index) => 48 + pitch * index);
  const total = 48 + pitch * (feet.length - 1) + 48;
  const first = feet[0] ?? 0;
  const last = feet.at(-1) ?? 0;
  const points = feet.map((foot, index) => `L${foot} ${levels[index]}`).join('');
  const bed = `M${first} 0${points}L${last + 10} ${total}`;
  return (
    <svg aria-hidden="true" className={className}>
      <svg viewBox={`0 0 100 ${total}`} width="100%" height="100%" preserveAspectRatio="none" aria-hidden="true">
        <path className={drawing.bed} d={`${bed}H110V0Z`} />
        <path className={drawing.line} d={bed} />
      </svg>
      {feet.map((foot, index) => (
        <svg key={levels[index]} overflow="visible" aria-hidden="true" y={percentOf(levels[index] ?? 0, total)}>
          <line className={drawing.line} x1="20" x2={`${foot}%`} />
          <svg x={`${foot}%`} overflow="visible" aria-hidden="true">
            {index === feet.length - 1 ? (
              <rect className={drawing.accent} x="-9" y="-9" width="18" height="18" />
            ) : (
              <rect className={drawing.solid} x="-5" y="-5" width="10" height="10" />
            )}
          </svg>
        </svg>
      ))}
      <rect className={drawing.solid} x="18" width="4" height="100%" />
    </svg>
  );
}

/** The depth of each figure between the smallest (0) and the largest (1) of its row, by its logarithm. */
export function depthShares(values: readonly number[]): number[] {
  const logarithms = values.map(Math.log);
  const least = Math.min(...logarithms);
  const span = Math.max(...logarithms) - least;
  return logarithms.map((logarithm) => (span === 0 ? 0 : (logarithm - least) / span));
}

/** A drawing of soundings that hang side by side. All in px, from the top of the drawing. */
interface HangingScale {
  height: number;
  /** The y of the quay line. */
  quay: number;
  /** Depth of the smallest figure, below its words, and how much deeper the largest one is. */
  shallowest: number;
  span: number;
}

/** From 1024 px, as drawn for 1440. */
export const wideScale: HangingScale = { height: 640, quay: 24, shallowest: 146, span: 360 };
/** From 768 to 1023 px. */
const mediumScale: HangingScale = { height: 540, quay: 8, shallowest: 130, span: 304 };

/** Space in px for a picture or a further fact below the words. */
const extraLabelRoom = 48;

/** The y of each sounding's foot, in whole px. */
export function feetOf(shares: readonly number[], scale: HangingScale, hasLongLabels: boolean): number[] {
  const extra = hasLongLabels ? extraLabelRoom : 0;
  return shares.map((share) => Math.round(scale.quay + scale.shallowest + extra + share * (scale.span - extra)));
}

/**
 * The x of each sounding's foot where they are below each other, in per cent of the screen's width, to tenths. The
 * first leaves space for its own figure, which is between the quay and the foot.
 */
export function lyingFeetOf(shares: readonly number[], firstLabel: string): number[] {
  const nearest = Math.min(44, 12 + 8 * firstLabel.length);
  return shares.map((share) => Math.round(10 * (nearest + share * (81.5 - nearest))) / 10);
}

function percentOf(part: number, whole: number): string {
  return `${Math.round((10_000 * part) / whole) / 100}%`;
}
