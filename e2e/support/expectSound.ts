import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { awaitFonts } from './awaitFonts.ts';

/** How a page is displayed. Widths in px. */
export interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
}

export const light = (...widths: number[]) => widths.map((width): Look => ({ colorScheme: 'light', width }));
export const dark = (...widths: number[]) => widths.map((width): Look => ({ colorScheme: 'dark', width }));

interface Checked {
  /** Widths between those of the looks, in px, at which nothing may be wider than the window either. */
  between?: readonly number[];
  /** A selector; without it, the whole page. */
  within?: string;
  /** Rules of axe that are switched off. */
  without?: readonly string[];
}

/** The minified file: each page parses it again, which takes a browser as long as some of its rules. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The rules that depend on pixels. All others check the markup, which is the same in both colour schemes and at each
 * width. They run only at the narrowest and the widest look, since each of the two hides elements that the other shows.
 */
const pixelRules = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

/** Expects that at each look nothing is wider than the window and axe finds no fault. */
export async function expectSound(page: Page, looks: readonly Look[], checked: Checked = {}): Promise<void> {
  const widths = looks.map(({ width }) => width);
  const ends = new Set([Math.min(...widths), Math.max(...widths)]);
  await awaitFonts(page);
  for (const { colorScheme, width } of looks) {
    const isWhole = ends.delete(width);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const faults = await page.evaluate(findOverflows);
    faults.push(...(await findAxeFaults(page, isWhole, checked)));
    expect(faults, `${colorScheme}, ${width} px`).toEqual([]);
  }
  for (const width of checked.between ?? []) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(findOverflows), `${width} px`).toEqual([]);
  }
}

/** Runs in the browser. */
function findOverflows(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('[id]')].filter(
    (part) => part.getBoundingClientRect().right + scrollX > clientWidth || part.scrollWidth > clientWidth,
  );
  const ids = wide.map(({ id }) => `#${id}`).slice(0, 3);
  return [`is ${scrollWidth - clientWidth} px wider than the window, by ${ids.join(', ')}`];
}

/** The broken rules, each with the first elements that break it. */
async function findAxeFaults(page: Page, isWhole: boolean, { within, without = [] }: Checked): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const off = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(isWhole ? { runOnly: tags, rules: off } : { runOnly: pixelRules }),
  };
  const { violations } = await page.evaluate(([selector, asked]) => window.axe.run(selector ?? document, asked), [
    within,
    options,
  ] as const);
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
    return `${id}: ${places.join(', ')}`;
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
