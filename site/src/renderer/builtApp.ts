import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { InlinedFiles } from '../release/findInlineElements.ts';
import { startAfterPaint } from '../release/restOfPage.ts';
import { findClassesInScript } from '../release/slimPage.ts';

/** The built code of the site: the module that renders pages, and the files that pages request. */
export interface BuiltApp extends InlinedFiles {
  /** Differs for every build: pages of one version of the code are never mixed with those of another. */
  code: string;
  entry: string;
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

/** Matches the script that wakes forms (`blocks/form/WakeForms.astro`). */
const starter = /^import(["'`][^"'`]+["'`]);?$/;

/**
 * Waits with the script that wakes forms until a form of the page is touched, unless it has what this tab kept or what
 * the host has answered: most visitors leave forms alone. What is sent meanwhile is held, and the form busy; a second
 * press, and a script that does not load, leave it to the browser. The next touch tries again.
 */
export function startAtTouch(code: string): string {
  return code.replace(starter, (_, file: string) =>
    [
      '{let d=document,q="[data-look]:not([data-own])",a=new AbortController,l,',
      // Browsers remember a module that did not load, and never ask for it again: so it is fetched first.
      `w=()=>l||=fetch(${file}).then(async r=>{await(r.ok?r.text():Promise.reject());await import(${file});a.abort()}).catch(()=>l=0),`,
      'o=e=>{let f=e.target.closest?.("form");if(f?.closest(q)||f?.querySelector(q))',
      'if(e.type!="submit")w();else if(!f.ariaBusy){f.ariaBusy=!0;e.preventDefault();w().then(()=>setTimeout(()=>f.requestSubmit()))}};',
      '["focusin","input","change","submit"].forEach(n=>d.addEventListener(n,o,{capture:!0,signal:a.signal}));',
      // Once the browser has sent it, and the visitor comes back.
      'addEventListener("pagehide",()=>{for(let f of d.forms)f.ariaBusy=null});',
      'Promise.resolve(globalThis.painted).then(()=>{try{([...d.forms].some(f=>sessionStorage["typed-"+f.dataset.form])||',
      'd.querySelector("[data-look*=\'`answer`:\'],"+q+" :is(:focus,:autofill,:user-valid,:user-invalid)"))&&w()}catch{}})}',
    ].join(''),
  );
}

/**
 * Folder of style sheets, next to the folder of scripts, styles and fonts. Pages contain them, so browsers do not
 * request them.
 */
const styleFolder = 'styles';

/** Moves every style sheet out of the folder that is served, to the same path in the folder next to it. */
export async function takeStyles(clientDirectory: string): Promise<void> {
  const target = join(clientDirectory, '..', styleFolder);
  await rm(target, { recursive: true, force: true });
  const entries = await readdir(clientDirectory, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile() && entry.name.endsWith('.css'))) {
    const file = join(parentPath, name);
    const taken = join(target, relative(clientDirectory, file));
    await mkdir(dirname(taken), { recursive: true });
    await rename(file, taken);
  }
}
