import { basename, dirname, relative } from 'node:path';

/** Size in bytes below which a script only starts another one that many pages share. */
const shortBytes = 200;

/**
 * Returns the address and the code of each such script. `scripts` are files and their code; `root` is the folder that
 * is served.
 */
export function shortScriptsOf(scripts: ReadonlyMap<string, string>, root: string): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const [file, content] of scripts) {
    const code = content.trim();
    if (code.length > shortBytes) continue;
    const folder = `/${relative(root, dirname(file)).replaceAll('\\', '/')}`;
    // Its imports are relative to its own folder, and need an absolute path in the page.
    entries[`${folder}/${basename(file)}`] = code.replaceAll(/(["'`])\.\//g, `$1${folder}/`);
  }
  return entries;
}
