import type { BlockOf } from '@frontage/contract/blocks.ts';

/** A tab above the slides: the name of a category, and its slides. */
export interface SliderTab {
  name: string;
  /** Positions of its slides, from 0, ascending; never empty. A press on the tab moves to the first. */
  slides: number[];
}

/** The tabs of a slider that has room for them. */
export const tabsShown = ({ preset, slides }: Pick<BlockOf<'slider'>, 'preset' | 'slides'>): SliderTab[] =>
  preset === 'peek' ? tabsOf(slides) : [];

/**
 * The tabs of some slides: their categories, in the order of their first appearance. None where there are fewer than
 * two, because there is no choice.
 */
export function tabsOf(slides: readonly { category?: string | undefined }[]): SliderTab[] {
  const tabs = new Map<string, SliderTab>();
  for (const [position, { category }] of slides.entries()) {
    if (!category) continue;
    const tab = tabs.get(category) ?? { name: category, slides: [] };
    tab.slides.push(position);
    tabs.set(category, tab);
  }
  return tabs.size < 2 ? [] : [...tabs.values()];
}

export function stripId(id: string): string {
  return `${id}-strip`;
}

/** The id of a slide by its position, from 0. */
export function slideId(id: string, position: number): string {
  return `${id}-slide-${position + 1}`;
}
