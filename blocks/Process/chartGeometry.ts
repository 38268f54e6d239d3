import type { Words } from '@frontage/contract/words/say.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import type { Phase } from './Process.schema.ts';

/** px of one mono character at 14 px: the face is .58 em wide. A little more, so that a fallback face fits too. */
const characterPx = 8.2;

/** The measures of the chart for one range of widths. All in px. */
export interface ChartScale {
  /** The smallest width at which this chart is shown: what fits here fits everywhere. */
  placedForPx: number;
  barTop: number;
  barHeight: number;
  /** From the top of one bar to the top of the next. */
  pitch: number;
  /** Between the last bar and the quay line. */
  foot: number;
  /** From the edge of a bar to words inside it or next to it. */
  padding: number;
  assetSize: number;
}

/** Where a word is relative to its bar; `none` where it fits nowhere without covering something. */
export type Place = 'inside' | 'right' | 'left' | 'none';

/** A bar in fractions of the chart's width, and the places of its words. */
export interface Bar {
  title: string;
  note: string | undefined;
  start: number;
  end: number;
  top: number;
  titleAt: Place;
  noteAt: Place;
  /** px by which the asset may extend to the left of a last bar that is shorter than the asset. */
  overhang: number;
  isLast: boolean;
}

/** The width of a text in the chart, in px. */
export function widthOf(text: string): number {
  return text.length * characterPx;
}

/** A phase's bar runs from the first day of its first week to the end of its last. */
export function barsOf(phases: readonly Phase[], weeks: number, scale: ChartScale, hasNotes: boolean): Bar[] {
  return phases.map((phase, index) => {
    const start = (phase.startWeek - 1) / weeks;
    const end = phase.endWeek / weeks;
    const isLast = index === phases.length - 1;
    const note = hasNotes ? phase.note : undefined;
    return {
      title: phase.title,
      note,
      start,
      end,
      top: scale.barTop + index * scale.pitch,
      isLast,
      ...placesOf({ start, end, title: phase.title, note, isLast }, scale),
    };
  });
}

/**
 * Puts the title in its bar where it fits, and the note right of the bar, otherwise left, otherwise after the title. In
 * a bar too short for its title, the note gives way first.
 */
export function placesOf(
  bar: { start: number; end: number; title: string; note: string | undefined; isLast: boolean },
  scale: ChartScale,
): Pick<Bar, 'titleAt' | 'noteAt' | 'overhang'> {
  const { placedForPx: width, padding } = scale;
  const reserved = bar.isLast ? scale.assetSize + padding : 0;
  const within = (bar.end - bar.start) * width - reserved - 2 * padding;
  const overhang = bar.isLast ? Math.max(0, Math.ceil(reserved - (bar.end - bar.start) * width)) : 0;
  const rightOf = (1 - bar.end) * width - padding;
  const leftOf = bar.start * width - padding - overhang;
  const title = widthOf(bar.title);
  const note = bar.note ? widthOf(bar.note) : 0;
  if (title > within)
    return { titleAt: findFirstThatFits(title, { right: rightOf, left: leftOf }), noteAt: 'none', overhang };
  if (note === 0) return { titleAt: 'inside', noteAt: 'none', overhang };
  const inside = within - title - 2 * padding;
  return { titleAt: 'inside', noteAt: findFirstThatFits(note, { right: rightOf, left: leftOf, inside }), overhang };
}

function findFirstThatFits(needed: number, room: Partial<Record<Place, number>>): Place {
  const places: Place[] = ['right', 'left', 'inside'];
  return places.find((place) => needed <= (room[place] ?? 0)) ?? 'none';
}

/** Height of the chart down to the quay line. */
export function chartHeight(count: number, scale: ChartScale): number {
  return scale.barTop + (count - 1) * scale.pitch + scale.barHeight + scale.foot;
}

/** The weeks written above the chart: as many as leave `gapPx` from one to the next and end within the width. */
export function chooseLabelledWeeks(weeks: number, widthPx: number, word: string, gapPx: number): number[] {
  const weekPx = widthPx / weeks;
  const step = [1, 2, 4, 6, 8, 13, 26].find((candidate) => candidate * weekPx >= gapPx) ?? weeks;
  const all = Array.from({ length: Math.ceil(weeks / step) }, (_, index) => 1 + index * step);
  return all.filter((week) => (week - 1) * weekPx + widthOf(`${word} ${week}`) <= widthPx);
}

export function weeksInWords(phase: Pick<Phase, 'startWeek' | 'endWeek'>, words?: Words): string {
  const last = Math.ceil(phase.endWeek);
  return last === phase.startWeek
    ? saySite(words, 'block.week', { week: last })
    : saySite(words, 'block.weeks', { from: phase.startWeek, to: last });
}

export function percent(fraction: number): string {
  return `${Math.round(fraction * 100_000) / 1000}%`;
}
