import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listProjectFiles, read } from './files.ts';

const views = listProjectFiles().filter((file) => /\.(?:tsx|astro)$/.test(file) && !file.endsWith('.test.tsx'));

/** Matches `styles` in `import styles from './X.module.css'`, with the file. */
const importOfStyles = /import (?<name>\w+) from '(?<path>\.[^']+\.module\.css)'/g;

/**
 * Returns classes that a view uses and its styles lack: React leaves them out, and in a text they become "undefined".
 */
function findMissing(view: string): string[] {
  const code = read(view);
  return [...code.matchAll(importOfStyles)].flatMap(({ groups: { name = '', path = '' } = {} }) => {
    const styles = read(join(dirname(view), path));
    const has = new Set([...styles.matchAll(/\.(?<word>[A-Za-z]\w*)/g)].map((found) => found.groups?.word));
    const asked = code.matchAll(/(?<!['"/.])\b(?<from>\w+)\.(?<word>[A-Za-z]\w*)/g);
    const words = [...asked].flatMap(({ groups }) => (groups?.from === name ? [groups.word ?? ''] : []));
    return words.filter((word) => !has.has(word)).map((word) => `${view}: ${name}.${word}`);
  });
}

test('each class that a view gives to an element is in its styles', () => {
  const withStyles = views.filter((view) => read(view).includes('.module.css'));
  expect(withStyles.length).toBeGreaterThan(100);
  expect(withStyles.flatMap(findMissing)).toEqual([]);
});
