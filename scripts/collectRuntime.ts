/**
 * `node scripts/collectRuntime.ts FOLDER`: copies everything that the built product needs to run into a new folder,
 * without what only builds or tests it. Images are made from it: deploy/Dockerfile. Its metrics name the commit of this
 * git checkout, or COMMIT if there is no git.
 */
import { cpSync, existsSync, globSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { commitFile, commitOf } from '@frontage/server/metrics/commitOf.ts';
import { readWords } from '@frontage/server/readWords.ts';
import { nodeFileTrace } from '@vercel/nft';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');

/** The rooms that run: all but those that test or measure. */
export const rooms = readJson<{ workspaces: string[] }>('package.json').workspaces.filter(
  (room) => !['checks', 'e2e', 'bench'].includes(room),
);

/**
 * Modules that are started, by hand or by the supervisor, most of them found by their names; packages are copied as far
 * as these reach.
 */
const namedEntrances = [
  'scripts/serve.ts',
  '{server,site}/**/{main,run,removeDemoRun}.ts',
  '{server,site}/**/*{Worker,Process}.ts',
  ...['start', 'payload.config', 'next.config'].map((name) => `server/${name}.ts`),
  ...['media/cutFont', 'media/pixels', 'social/socialPicture', 'clock/listHolidays', 'inbox/readBody'].map(
    (name) => `server/${name}.ts`,
  ),
  'site/dist/server/entry.mjs',
  'node_modules/next/dist/bin/next',
  'node_modules/next/dist/cli/next-start.js',
];
export const entrances = findFiles(namedEntrances).filter((file) => !file.includes('/testing/'));

/**
 * Our own files, complete except for tests, as `builds.ts` reads them to tell whether a build belongs to them. Some MB.
 */
const ownFiles = [
  `{${rooms.join(',')},scripts,own,registry}/**/*`,
  'server/.next/**/*',
  'package.json',
  'package-lock.json',
  'LICENSE',
];
const notToRun =
  /(?:^|\/)(?:node_modules|cache|\.cache|\.astro)\/|\.test\.tsx?$|^server\/\.next\/(?:trace|types|diagnostics)|\.map$/;

/** Files that no import names: fonts with composed names, and packages that Next's output reaches through a link. */
const namedByNoImport = [
  'node_modules/@fontsource/*/{package.json,files/*-latin-{400,600,700}-normal.*,files/familjen-grotesk-*-600-normal.woff}',
  // Next's server loads these from a table of names.
  'node_modules/next/dist/compiled/{@babel/runtime,webpack,babel,babel-packages}/**/*.{js,json}',
  'node_modules/@fontsource-variable/*/{package.json,*.css,files/*}',
];

/** Reached by imports, but never used at run time: tools for migrations, development and builds. */
const notToTrace = [
  '**/next/dist/compiled/next-server/*.dev.js',
  '**/next/dist/compiled/{next-devtools,postcss-preset-env,@modelcontextprotocol}/**',
  '**/next/dist/docs/**',
  '**/*.map',
  'node_modules/{drizzle-kit,esbuild,@esbuild,esbuild-register,sass,typescript}/**',
];
const notNoted =
  /\.map$|^node_modules\/(?:drizzle-kit|esbuild|@esbuild|esbuild-register|sass|typescript|@libsql\/linux-x64-musl)\//;

const noted = z.object({ files: z.array(z.string()) });

if (import.meta.main) await collect();

async function collect(): Promise<void> {
  const usage = 'Name the new folder: npm run collect -- FOLDER';
  const [folder = ''] = readWords(usage, {}, ({ length }) => length === 1).positionals;
  const target = resolve(folder);
  const files = new Set([
    ...listOwnFiles(),
    ...(await traceFiles()),
    ...listNotedByNext(),
    ...findFiles(namedByNoImport),
    ...listLinks(),
  ]);
  for (const file of [...files].sort()) {
    const from = join(root, file);
    if (!existsSync(from) || lstatSync(from).isDirectory()) continue;
    // A link stays one; that of a folder is only copied with what is for folders.
    cpSync(from, join(target, file), { recursive: true, verbatimSymlinks: true });
  }
  const commit = process.env.COMMIT || (await commitOf(root));
  if (commit) writeFileSync(join(target, commitFile), `${commit.slice(0, 12)}\n`);
  console.log(`${files.size} files were copied to ${folder}.`);
}

/** Our own files that an image has, as paths from the root. */
export function listOwnFiles(): string[] {
  return findFiles(ownFiles).filter((file) => !notToRun.test(file));
}

async function traceFiles(): Promise<string[]> {
  const missing = namedEntrances.filter((pattern) => findFiles([pattern]).length === 0);
  if (missing.length > 0) throw new Error(`Nothing is at ${missing.join(', ')}: run \`npm run build\` first.`);
  const { fileList } = await nodeFileTrace(
    entrances.map((file) => join(root, file)),
    { base: root, ts: true, ignore: notToTrace, readFile: async (path) => readSource(path) },
  );
  return [...fileList].filter((file) => file.includes('node_modules/'));
}

/** Returns source as Node runs it, so that imports of types are not followed. */
function readSource(path: string): string | Buffer | null {
  if (!existsSync(path)) return null;
  const source = readFileSync(path);
  const isOurs = path.endsWith('.ts') && !path.includes('/node_modules/');
  return isOurs ? stripTypeScriptTypes(source.toString()) : source;
}

function listNotedByNext(): string[] {
  return findFiles(['server/.next/**/*.nft.json'])
    .flatMap((list) => noted.parse(readJson(list)).files.map((file) => relative(root, join(root, dirname(list), file))))
    .filter((file) => file.includes('node_modules/') && !notNoted.test(file));
}

/** Returns the rooms, under their package names. */
function listLinks(): string[] {
  return findFiles([`node_modules/@frontage/{${rooms.join(',')}}`]);
}

function findFiles(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' && !pattern.startsWith('node_modules') }),
  );
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}
