import { describe, expect, it } from 'vitest';
import { createDrawingMover } from './laterDrawings.ts';
import { piecesOf } from './pagePieces.ts';

const sheet = `
  @layer kit{
    ._01-0{fill:none;stroke:var(--text);stroke-width:1.5px}._01-1{fill:var(--ground-paper)}
    ._01-2{animation:rise 1s}._01-3{fill:none}.x:hover ._01-3{fill:red}
    ._01-4{fill:none}@media (width>=48rem){._01-4{fill:red}}
  }`;
const move = createDrawingMover([sheet]);

const dots = (className: string, count = 100) => `<circle class="${className}" r="66"></circle>`.repeat(count);
const svg = (shapes: string) => `<svg viewBox="0 0 9 9" class="_02-0">${shapes}</svg>`;
const use = (address?: string) => `<use><set attributeName="href" begin=".2s" to="${address}#d0"/></use>`;
const page = (menu: string, first: string, rest: string) => {
  const start = `<header>${menu}</header><main>${first}`;
  return { html: `${start}${rest}</main>`, firstView: start.length - 1 };
};
const moved = (menu: string, first: string, rest: string, keep = true) => {
  const { html, firstView } = page(menu, first, rest);
  const { files, pieces } = move(piecesOf({ html }, firstView), () => keep);
  return { files, html: Object.values(pieces).join('') };
};

describe('drawings that are not visible at first', () => {
  it('are referenced, and shown a moment after the page is there, with attributes in place of classes, of which the later rule wins', () => {
    const { files, html } = moved('', svg(dots('_01-0')), svg(dots('_01-1 _01-0')));
    expect(files).toEqual([
      {
        address: expect.stringMatching(/^\/_astro\/drawings\.[\w-]{10}\.svg$/),
        content: `<svg xmlns="http://www.w3.org/2000/svg"><g display="none"><g id="d0">${'<circle fill="var(--ground-paper)" stroke="var(--text)" stroke-width="1.5px" r="66"></circle>'.repeat(100)}</g></g></svg>`,
      },
    ]);
    expect(html).toBe(page('', svg(dots('_01-0')), svg(use(files[0]?.address))).html);
  });

  it('are in one file for menus, which pages share, and one for the rest, in which nothing is repeated', () => {
    const menu = svg(dots('_01-0'));
    const { files, html } = moved(menu, '', svg(dots('_01-1')) + menu);
    expect(files).toHaveLength(2);
    expect(files[1]?.content).not.toContain('stroke');
    const [first, second] = files.map(({ address }) => svg(use(address)));
    expect(html).toBe(page(first ?? '', '', `${second}${first}`).html);
    expect(moved(menu, 'Other', '').files[0]?.address).toBe(files[0]?.address);
  });

  it('stay in the page if a reference could not show them unchanged', () => {
    const island = `<astro-island>${svg(dots('_01-0'))}</astro-island>`;
    for (const rest of [
      svg(dots('_01-2')),
      svg(dots('_01-3')),
      svg(dots('_01-4')),
      svg(dots('_09-0')),
      svg(`<g data-ground="water">${dots('_01-0')}</g>`),
      svg(`<a href="/">${dots('_01-0')}</a>`),
      svg('<path d="M0 0"></path>'.repeat(200)),
      island,
    ])
      expect(moved('', '', rest)).toEqual({ html: page('', '', rest).html, files: [] });
  });

  it('stay in the page if they are few, or the file may not be requested', () => {
    for (const { files } of [moved('', '', svg(dots('_01-0', 8))), moved('', '', svg(dots('_01-0')), false)])
      expect(files).toEqual([]);
  });

  it('are found whole if a drawing contains another', () => {
    const inner = `<svg x="1" class="_01-0">${dots('_01-0')}</svg>`;
    const { html } = moved('', '', svg(inner + dots('_01-0')));
    expect(html).toMatch(/<main><svg viewBox="0 0 9 9" class="_02-0"><use><set [^>]+><\/use><\/svg><\/main>$/);
  });
});
