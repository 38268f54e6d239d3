import type { Path, PathCommand } from 'fontkit';
import { expect, it } from 'vitest';
import { writePathText } from './writePathText.ts';

function textOf(...commands: [PathCommand['command'], ...number[]][]): string {
  const path: Pick<Path, 'commands'> = { commands: commands.map(([command, ...args]) => ({ command, args })) };
  return writePathText(path);
}

it('writes each point relative to the one before, and a line along an axis as one figure', () => {
  expect(
    textOf(['moveTo', 10.5, 20], ['lineTo', 10.5, 8], ['lineTo', 12, 8], ['lineTo', 13, 9.25], ['closePath']),
  ).toBe('M10.5 20v-12h1.5l1 1.25Z');
});

it('continues from the start of a subpath after closing it', () => {
  expect(textOf(['moveTo', 1, 1], ['lineTo', 3, 1], ['closePath'], ['lineTo', 1, 2])).toBe('M1 1h2Zv1');
});

it('leaves out characters that are not needed to separate two figures', () => {
  expect(textOf(['moveTo', 0, 0], ['quadraticCurveTo', 0.5, 0.25, -0.5, 10.5])).toBe('M0 0q.5.25-.5 10.5');
});

it('rounds positions, not steps, so that a long outline does not drift', () => {
  const points = Array.from({ length: 300 }, (_, index) => index * 0.333);
  const text = textOf(
    ['moveTo', 0, 0],
    ...points.map((x): [PathCommand['command'], number, number] => ['lineTo', x, 0]),
  );
  const steps = text.slice('M0 0h'.length).split('h').map(Number);
  expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(299 * 0.333, 2);
});
