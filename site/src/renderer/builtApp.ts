import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { InlinedFiles } from '../release/findInlineElements.ts';
import { startAfterPaint } from '../release/restOfPage.ts';
import { shortScriptsOf } from '../release/shortScripts.ts';
import { findClassesInScript } from '../release/slimPage.ts';
import { startAtTouch } from '../release/startAtTouch.ts';
import { styleFolder } from '../release/takeStyles.ts';

/** The built code of the site: the module that renders pages, and the files that pages request. */
export interface BuiltApp extends InlinedFiles {
  /** Differs for every build: pages of one version of the code are never mixed with those of another. */
  code: string;
  /** The module that renders pages. */
  entry: string;
  /** The folder of scripts, styles and fonts. */
  clientDirectory: string;
  /** Class names that scripts may add to elements. */
  scriptClasses: readonly string[];
}

/**
 * Reads the output of `astro build` from a folder. Rejects, naming the command that makes it, if the folder is empty.
 */
export async function readBuiltApp(directory: string): Promise<BuiltApp> {
  const [serverDirectory, clientDirectory] = [join(directory, 'server'), join(directory, 'client')];
  const styleDirectory = join(directory, styleFolder);
  const folders = [serverDirectory, clientDirectory, styleDirectory];
  const files = (await Promise.all(folders.map(listFiles))).flat().sort();
  if (files.length === 0) {
    throw new Error(`The site's code is not built: nothing is in ${directory}. Run "npm run build --workspace site".`);
  }
  const hash = createHash('sha256');
  const scripts = new Map<string, string>();
  const styleSheets: Record<string, string> = {};
  for (const file of files) {
    const content = await readFile(file);
    hash.update(file.slice(directory.length)).update(content);
    if (file.startsWith(clientDirectory) && file.endsWith('.js')) scripts.set(file, content.toString());
    if (file.startsWith(styleDirectory)) styleSheets[`/${relative(styleDirectory, file)}`] = content.toString().trim();
  }
  return {
    code: hash.digest('base64url').slice(0, 12),
    entry: join(serverDirectory, 'entry.mjs'),
    clientDirectory,
    scriptClasses: [...new Set([...scripts.values()].flatMap(findClassesInScript))],
    shortScripts: Object.fromEntries(
      Object.entries(shortScriptsOf(scripts, clientDirectory)).map(([address, code]) => [
        address,
        address.includes('/WakeForms.') ? startAtTouch(code) : startAfterPaint(code),
      ]),
    ),
    styleSheets,
  };
}

async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) => join(entry.parentPath, entry.name));
}
