import { basename, dirname, relative } from 'node:path';

/** Bytes below which a script does nothing but start another one, that many pages share. */
const shortBytes = 200;

/** The address of each such script, and what it says. `scripts` are files and their code; `root` is the folder that is served. */
export function shortScriptsOf(scripts: ReadonlyMap<string, string>, root: string): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const [file, content] of scripts) {
    const code = content.trim();
    if (code.length > shortBytes) continue;
    const folder = `/${relative(root, dirname(file)).replaceAll('\\', '/')}`;
    // What it imports lies beside it, and has to be named from the page.
    entries[`${folder}/${basename(file)}`] = code.replaceAll(/(["'`])\.\//g, `$1${folder}/`);
  }
  return entries;
}
