import { describe, expect, it } from 'vitest';
import { broughtByNext, pageNumbers, shownUpTo, stretchOf } from './paging.ts';

describe('the stretch of a list', () => {
  it('counts what is shown and what the next page adds', () => {
    const stretch = stretchOf(38, 8, 4);
    expect(stretch.pages).toBe(5);
    expect(shownUpTo(stretch)).toBe(32);
    expect(broughtByNext(stretch)).toBe(6);
  });

  it('adds nothing after its last page', () => {
    expect(broughtByNext(stretchOf(16, 8, 2))).toBe(0);
  });

  it('gives an empty list one page, and takes a page after the end for the last one', () => {
    expect(stretchOf(0, 8)).toMatchObject({ page: 1, pages: 1 });
    expect(stretchOf(20, 8, 99).page).toBe(3);
  });
});

describe('page numbers', () => {
  const shown = (page: number, pages: number) => pageNumbers({ page, pages }).join(' ');

  it('are all shown while they are few', () => {
    expect(shown(3, 9)).toBe('1 2 3 4 5 6 7 8 9');
  });

  it('leave gaps between the ends and the neighbours of the current one', () => {
    expect(shown(1, 1250)).toBe('1 2 3 4 5 gap 1250');
    expect(shown(600, 1250)).toBe('1 gap 598 599 600 601 602 gap 1250');
    expect(shown(1250, 1250)).toBe('1 gap 1246 1247 1248 1249 1250');
  });

  it('show a page instead of a gap that would hide only that page', () => {
    expect(shown(5, 20)).toBe('1 2 3 4 5 6 7 gap 20');
    expect(shown(16, 20)).toBe('1 gap 14 15 16 17 18 19 20');
  });

  it('always include the current page', () => {
    for (let page = 1; page <= 40; page += 1) expect(pageNumbers({ page, pages: 40 })).toContain(page);
  });
});
