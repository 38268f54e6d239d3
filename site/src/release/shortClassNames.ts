import { globSync } from 'node:fs';
import { join } from 'node:path';

/** The form of CSS module class names in a build: `_1f-3` is the fourth class of one of the files. */
export const moduleClass = /^_([0-9a-z]{2})-[0-9a-z]+$/;

/** Returns the CSS module of a class; undefined for other classes. */
export function moduleOf(className: string): string | undefined {
  return moduleClass.exec(className)?.[1];
}

const digits = 36;

/**
 * Gives classes of CSS modules names of a few letters: a page contains them hundreds of times, and with their authors'
 * words and a hash they were a sixteenth of its size. `root` contains the modules.
 */
export function createClassNamer(root: string): (name: string, file: string) => string {
  const files = globSync('{blocks,design,kinds,own,site/src}/**/*.module.css', { cwd: root })
    .sort()
    .map((file) => join(root, file));
  const places = new Map(files.map((file, place) => [file, { place, classes: new Map<string, number>() }]));
  return (name, address) => {
    const [file = address] = address.split('?');
    const known = places.get(file);
    if (!known) throw new Error(`${file} is none of the CSS modules under ${root}: add its folder to createClassNamer`);
    const { classes, place } = known;
    const number = classes.get(name) ?? classes.size;
    classes.set(name, number);
    return `_${place.toString(digits).padStart(2, '0')}-${number.toString(digits)}`;
  };
}

/** For builds only: in development the class names stay as written. */
export function shortClassNames(root: string) {
  return {
    name: 'short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: createClassNamer(root) } } }),
  } as const;
}
