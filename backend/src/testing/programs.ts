import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const laidBy = join(import.meta.dirname, '../../../.cache/debian-tools');
const folders = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  // Where scripts/deployTools.mjs lays what it takes out of Debian's packages.
  join(laidBy, 'usr/sbin'),
  join(laidBy, 'usr/bin'),
];

/** Where a program of others lies; undefined on a machine without it, which leaves its tests to one that has it. */
export function programAt(name: string): string | undefined {
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** For the title of a test that asks a program: says what to install where it is left out. */
export function withProgram(title: string, name: string, debianPackage = name): string {
  return programAt(name) ? title : `${title} (left out: no ${name} here; on Debian: apt-get install ${debianPackage})`;
}
