import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { families } from '@frontage/contract/identity/looks.ts';
import { charactersOf, keepFeatures, usedWeights } from '@frontage/contract/identity/ownFont.ts';
import postcss from 'postcss';
import subsetFont from 'subset-font';

/** The prefix with which `fonts.css` names a file to be cut for it: `family-part.woff2`. */
export const cutFontsName = '@frontage/cut-fonts';

const styles = fileURLToPath(import.meta.resolve('@frontage/design/styles/fonts.css'));
const require = createRequire(import.meta.url);

/** One `@font-face` whose file is cut: its family, named like its package, and the characters it must have. */
export interface Cut {
  file: string;
  family: string;
  characters: string;
}

/**
 * Cuts the fonts of the packages into files with the characters that their `@font-face` declares: nearly every text
 * needs only a hundred characters, and without the others a font arrives one round trip earlier. Returns the folder.
 */
export async function cutFonts(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true });
  const cuts = cutsOf(await readFile(styles, 'utf8'));
  await Promise.all(cuts.map((cut) => writeCut(cut, directory)));
  return directory;
}

/**
 * Returns the cut files that a style sheet asks for, each with the characters of its `unicode-range`. Those of the
 * design's own type are also cut from each of the other families that an owner can choose.
 */
export function cutsOf(css: string): Cut[] {
  const cuts: Cut[] = [];
  postcss.parse(css).walkAtRules('font-face', (face) => {
    const readDeclared = (property: string) =>
      face.nodes?.flatMap((node) => (node.type === 'decl' && node.prop === property ? [node.value] : []))[0] ?? '';
    const path = /url\("([^"]+)"\)/.exec(readDeclared('src'))?.[1] ?? '';
    if (!path.startsWith(`${cutFontsName}/`)) return;
    const file = basename(path);
    const family = /^(.+)-[a-z]+\.woff2$/.exec(file)?.[1];
    const characters = charactersOf(readDeclared('unicode-range'));
    if (family === undefined || characters === '')
      throw new Error(`fonts.css: ${file} needs a name such as family-part.woff2 and a unicode-range`);
    const all = family === families[0] ? families : [family];
    cuts.push(...all.map((one) => ({ file: file.replace(family, one), family: one, characters })));
  });
  return cuts;
}

async function writeCut({ file, family, characters }: Cut, directory: string): Promise<void> {
  const whole = require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
  const cut = await subsetFont(await readFile(whole), characters, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght: usedWeights },
  });
  // Two builds may run at once: each writes a file of its own and then renames it in one step.
  const unfinished = join(directory, `${process.pid}-${file}`);
  await writeFile(unfinished, cut);
  await rename(unfinished, join(directory, file));
}
