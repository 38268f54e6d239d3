import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { families, ownFamilyOf } from '@frontage/contract/identity/looks.ts';
import { charactersOf } from '@frontage/contract/identity/ownFont.ts';
import { create } from 'fontkit';
import postcss from 'postcss';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { cutsOf } from './cutFonts.ts';
import { metricsOf, writeFamilyCss } from './writeFamilyCss.ts';

const require = createRequire(import.meta.url);
const shipped = readFileSync(fileURLToPath(import.meta.resolve('@frontage/design/styles/fonts.css')), 'utf8');
const own = families.flatMap((family) => ownFamilyOf(family) ?? []);
const files = { core: '/core.woff2', rest: '/rest.woff2', extended: '/extended.woff2' };

describe.each(own)('pages set in %s', (family) => {
  const faces: Record<string, string>[] = [];
  const css = writeFamilyCss(shipped, metricsOf[family], files);
  postcss.parse(css).walkAtRules('font-face', (face) => {
    faces.push(
      Object.fromEntries((face.nodes ?? []).flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : []))),
    );
  });

  it('take each letter from the file that has it, and none from the type of the design', () => {
    const ranges = faces.flatMap((face) => (face['unicode-range'] ? [face['unicode-range']] : []));
    expect(faces.slice(0, 3).map(({ src }) => src)).toEqual(
      ['/core.woff2', '/rest.woff2', '/extended.woff2'].map((path) => `url("${path}") format("woff2")`),
    );
    expect(ranges.slice(0, 2).map(charactersOf)).toEqual(
      cutsOf(shipped)
        .filter((cut) => cut.family === family)
        .map(({ characters }) => characters),
    );
    expect(JSON.stringify(faces)).not.toContain('Familjen');
  });

  it('ask for further letters only where a text has them: their files are another family', () => {
    const { name } = metricsOf[family];
    const [core, rest] = [`"${name} Variable"`, `"${name} Rest"`];
    expect(faces.slice(0, 3).map((face) => face['font-family'])).toEqual([core, rest, rest]);
    expect(css).toContain(`--font-sans:${core},${rest},"${name} Fallback"`);
  });

  it('have the same line height before their type has loaded', async () => {
    const { ascent, descent, widths } = metricsOf[family];
    const file = require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
    const font = create(Buffer.from(await subsetFont(readFileSync(file), 'Quay', { targetFormat: 'truetype' })));
    if (!('ascent' in font)) throw new Error('One font was expected');
    expect([font.ascent / font.unitsPerEm, -font.descent / font.unitsPerEm, font.lineGap]).toEqual([
      ascent,
      descent,
      0,
    ]);
    for (const [face, width] of [
      [faces[3], widths.regular],
      [faces[4], widths.bold],
    ] as const) {
      const part = (name: string) => Number.parseFloat(face?.[name] ?? '') / 100;
      expect(part('size-adjust')).toBeCloseTo(width, 3);
      expect(part('size-adjust') * part('ascent-override')).toBeCloseTo(ascent, 3);
      expect(part('size-adjust') * part('descent-override')).toBeCloseTo(descent, 3);
    }
  });
});
