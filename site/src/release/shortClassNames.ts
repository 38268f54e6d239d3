import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { oncePer } from '@frontage/contract/primitives/once.ts';

/** The form of CSS module class names in a build: `_1f-3` is the fourth class of one of the files. */
export const moduleClass = /^_([0-9a-z]{2})-[0-9a-z]+$/;

/** Returns the CSS module of a class; undefined for other classes. */
export const moduleOf = oncePer((className: string) => moduleClass.exec(className)?.[1]);

const findModules = (root: string) =>
  globSync('{blocks,design,kinds,own,site/src}/**/*.module.css', { cwd: root })
    .sort()
    .map((file) => join(root, file));

const digits = 36;

/**
 * Gives classes of CSS modules names of a few letters: a page contains them hundreds of times, and with their authors'
 * words and a hash they were a sixteenth of its size. `root` contains the modules.
 */
export function createClassNamer(root: string): (name: string, file: string) => string {
  const places = new Map(findModules(root).map((file, place) => [file, { place, classes: new Map<string, number>() }]));
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

/** Where style sheets name the classes of others: `.Button-small` is the class `small` of `Button.module.css`. */
const lookSheet = /\/design\/looks\/[\w-]+\.css(?:\?|$)/;

/** A class of a module, as a look names it. */
const classOfModule = /\.([A-Z]\w*|sheet)-(\w+)/g;

/** The modules of the core: those of the kit are in a layer below all others. Modules of `own/` are in none. */
const coreModule = /^\/?(blocks|design|kinds|site\/src)\/.*\.module\.css(?:\?|$)/;

/** Short names for builds; in development, those by which looks name them. Puts modules of the core in their layers. */
export function shortClassNames(root: string) {
  const nameOf = createClassNamer(root);
  let isBuild = false;
  return {
    name: 'short-class-names',
    enforce: 'pre',
    config(_: unknown, { command }: { command: string }) {
      isBuild = command === 'build';
      const nameAsWritten = (name: string, file: string) => `${basename(file).split('.')[0]}-${name}`;
      return { css: { modules: { generateScopedName: isBuild ? nameOf : nameAsWritten } } };
    },
    transform(css: string, id: string) {
      const room = id.startsWith(root) ? coreModule.exec(id.slice(root.length))?.[1] : undefined;
      if (room && !css.includes('@layer')) return `@layer ${room === 'design' ? 'kit' : 'blocks'} {\n${css}}`;
      if (!isBuild || !lookSheet.test(id)) return undefined;
      const files = findModules(root);
      return css.replace(classOfModule, (_, file: string, name: string) => `.${nameOf(name, fileNamed(files, file))}`);
    },
  } as const;
}

function fileNamed(files: readonly string[], name: string): string {
  const [file, other] = files.filter((one) => basename(one) === `${name}.module.css`);
  if (file === undefined || other !== undefined)
    throw new Error(`A look names ${name}.module.css: ${other ? 'there are two' : 'there is none'}`);
  return file;
}
