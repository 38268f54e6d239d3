import { readFileSync } from 'node:fs';
import { Transfer } from '@frontage/design/drawings/Transfer.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('../../design/drawings/Stage.module.css', import.meta.url), 'utf8');

/** Corners of a path of lines and rounded corners, each where both lines would meet. */
function cornersOf(path: string): number[][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MVHq])([^MVHq]*)/g)].flatMap(([, command, given = '']) => {
    const [a = 0, b = 0, byX = 0, byY = 0] = given.trim().split(/\s+/).map(Number);
    if (command !== 'q') {
      [x, y] = [command === 'V' ? x : a, command === 'M' ? b : command === 'V' ? a : y];
      return [];
    }
    const corner = [x + a, y + b];
    [x, y] = [x + byX, y + byY];
    return [corner];
  });
}

it('moves the asset from corner to corner of the rope that is drawn, by transform alone', () => {
  const drawings = renderToStaticMarkup(<Transfer />)
    .split('<svg')
    .slice(1);
  expect(drawings).toHaveLength(3);
  expect(css).not.toMatch(/offset-|[{ ]translate:/);
  for (const [place, width] of ['Landscape', 'Medium', 'Portrait'].entries()) {
    const drawing = drawings[place] ?? '';
    const rope = /<\/g><path [^>]*d="([^"]+)"/.exec(drawing)?.[1] ?? '';
    const [, endX, endY] = /translate\((\S+) (\S+)\)"><rect data-asset/.exec(drawing)?.map(Number) ?? [];
    const way = css.split(`@keyframes along${width} {`)[1]?.split('\n}')[0] ?? '';
    const passed = [...way.matchAll(/ translate\((-?\d+)(?:px)?, (-?\d+)(?:px)?\)/g)].map(([, x, y]) => [
      Number(x) + Number(endX),
      Number(y) + Number(endY),
    ]);
    expect(passed.slice(1), width).toEqual(cornersOf(rope));
  }
});
