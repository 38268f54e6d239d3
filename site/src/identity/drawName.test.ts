import { markupOf } from '@frontage/contract/drawings/readShapes.ts';
import { markOf } from '@frontage/contract/identity/drawnMark.ts';
import { families } from '@frontage/contract/identity/looks.ts';
import type { Path, PathCommand } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../gallery/exampleSite.ts';
import { drawName, drawSymbol, writePathText } from './drawName.ts';
import { withMarks } from './withMarks.ts';

const drawn = (name: string) => markOf(drawName(name) ?? '');

describe('a name without a logo', () => {
  it('is drawn as outlines of the shipped type, as wide as its letters', () => {
    const [short, long] = [drawn('Bo'), drawn('Northlight')];
    expect(short.height).toBe(50);
    expect(long.width).toBeGreaterThan(3 * short.width);
    expect(markupOf(long.shapes)).toMatch(/^<path d="M[\d.MlhvqcZ\s-]+"><\/path>$/);
  });

  it('is split into two lines near its middle if it is long', () => {
    const { height, shapes, width } = drawn('Northlight Digital Partners');
    expect([height, shapes.length]).toEqual([90, 2]);
    expect(width).toBeLessThan(drawn('NorthlightDigitalPartners').width);
  });

  it.each(['Ærø & Søn', 'Łódź', 'Đại Việt'])('has the letters of %s', (name) => {
    expect(drawName(name)).toBeDefined();
  });

  it.each(families)('is set in %s if the owner chose that', async (family) => {
    const { identity: _, ...site } = exampleSite;
    const { identity } = await withMarks({ ...site, companyName: 'Ærø & Łódź', identity: { family } });
    expect(identity?.logo).toBe(drawName('Ærø & Łódź', family));
    expect(identity?.symbol).toBe(drawSymbol('Ærø', family));
    const others = families.filter((one) => one !== family).map((one) => drawName('Ærø & Łódź', one));
    expect(others).not.toContain(identity?.logo);
  });

  it('is not drawn if the type lacks a letter', () => {
    expect([drawName('Жук'), drawSymbol('Жук')]).toEqual([undefined, undefined]);
  });

  it('has its first letter as a symbol, on a line of the accent', () => {
    const { height, shapes, width } = markOf(drawSymbol('northlight') ?? '');
    expect([width, height]).toEqual([32, 32]);
    expect(markupOf(shapes)).toContain('fill="var(--accent)"');
    expect(drawSymbol('northlight')).toBe(drawSymbol('N'));
  });

  it('replaces only the marks that the owner has not drawn', async () => {
    const own = exampleSite.identity?.logo;
    const { identity } = await withMarks(exampleSite);
    expect(identity?.logo).toBe(own);
    expect(identity?.symbol).toBe(drawSymbol(exampleSite.companyName));
    const { identity: _, ...plain } = exampleSite;
    expect((await withMarks(plain)).identity?.logo).toBe(drawName(plain.companyName));
  });
});

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
