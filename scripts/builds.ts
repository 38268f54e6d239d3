import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'cms/**/*.{ts,tsx,css,json}',
  'blocks/**/*.{schema,editor}.ts',
  'blocks/*.ts',
  'blocks/editor/*.ts',
  'contract/**/*.ts',
  'package-lock.json',
];

/** A mark of everything the admin is built from. */
function markOf(root: string): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' || name === '.next' }),
  );
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const stampOf = (root: string) => join(root, 'cms', '.next', 'frontage-built-from');

/** Whether the admin's build belongs to the sources as they are. */
export function adminIsBuilt(root: string): boolean {
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === markOf(root);
}

export function rememberAdminBuild(root: string): void {
  writeFileSync(stampOf(root), markOf(root));
}
