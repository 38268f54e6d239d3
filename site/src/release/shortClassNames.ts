import { globSync } from 'node:fs';
import { join } from 'node:path';

/** How class names of CSS modules look in a build: `_1f-3`, the fourth class of one of the files. */
export const moduleClass = /^_([0-9a-z]{2})-[0-9a-z]+$/;

/** The CSS module that a class belongs to; undefined for a class of none. */
export function moduleOf(className: string): string | undefined {
  return moduleClass.exec(className)?.[1];
}

const digits = 36;

/**
 * Gives classes of CSS modules names of a few letters: they are in a page hundreds of times, and with the words of
 * their authors and a hash they were a sixteenth of what it weighs. `root` holds the modules.
 */
export function createClassNamer(root: string): (name: string, file: string) => string {
  const files = globSync('{blocks,design,site/src}/**/*.module.css', { cwd: root })
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

/** For builds alone: whoever develops reads the names that were written. */
export function shortClassNames(root: string) {
  return {
    name: 'short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: createClassNamer(root) } } }),
  } as const;
}
