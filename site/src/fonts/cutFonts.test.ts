import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { families } from '@frontage/contract/identity/looks.ts';
import { charactersOf } from '@frontage/contract/identity/ownFont.ts';
import { create } from 'fontkit';
import { afterAll, describe, expect, it } from 'vitest';
import { cutFonts, cutsOf } from './cutFonts.ts';

const css = readFileSync(fileURLToPath(import.meta.resolve('@frontage/design/styles/fonts.css')), 'utf8');
const directory = mkdtempSync(join(tmpdir(), 'frontage-fonts-'));
afterAll(() => rmSync(directory, { recursive: true }));

describe('the fonts of the site', () => {
  it('are cut into files that have the characters of their range and arrive in one round trip', async () => {
    await cutFonts(directory);
    const cores = cutsOf(css).filter(({ file }) => file.endsWith('-core.woff2'));
    expect(cores.map(({ family }) => family)).toEqual([...families, 'sometype-mono']);
    for (const { file, characters } of cores) {
      const path = join(directory, file);
      // Ten packets, the amount a server sends before it waits for an acknowledgement. Serif fonts take more.
      expect(statSync(path).size).toBeLessThan(file.includes('serif') ? 22_000 : 14_000);
      const font = create(readFileSync(path));
      const missing = [...characters].filter(
        (one) => !('hasGlyphForCodePoint' in font) || !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0),
      );
      expect(missing).toEqual([]);
    }
  });

  it('have every letter of Western European writing systems in exactly one of their files', () => {
    const cuts = cutsOf(css);
    for (const family of new Set(cuts.map((cut) => cut.family))) {
      const all = cuts.filter((cut) => cut.family === family).flatMap(({ characters }) => [...characters]);
      expect(new Set(all).size).toBe(all.length);
      expect([...charactersOf('U+0020-007E, U+00A0-00FF')].filter((one) => !all.includes(one))).toEqual([]);
    }
  });
});

it('reports a face that has no range to cut by', () => {
  const face = '@font-face { src: url("@frontage/cut-fonts/some-core.woff2") }';
  expect(() => cutsOf(face)).toThrow('fonts.css: some-core.woff2 needs');
});
