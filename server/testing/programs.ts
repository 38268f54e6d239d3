import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const laidBy = join(import.meta.dirname, '../../.cache/debian-tools');
const folders = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  // Where scripts/test.mjs unpacks Debian's packages.
  join(laidBy, 'usr/sbin'),
  join(laidBy, 'usr/bin'),
];

/**
 * The path of a third-party program; undefined if this machine does not have it. Its tests then only run on a machine
 * that does.
 */
export function programAt(name: string): string | undefined {
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** The title of a test that needs a program: says what to install if the test is skipped. */
export function withProgram(title: string, name: string, debianPackage = name): string {
  return programAt(name) ? title : `${title} (left out: no ${name} here; on Debian: apt-get install ${debianPackage})`;
}
