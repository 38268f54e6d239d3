/**
 * `npm run build`: builds everything before any start, the website's code and the admin, unless there are builds of the
 * current sources. `npm run build:site` builds only the code that renders pages.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { below, type LaunchOptions, runToEnd } from './processes.ts';
import { inWords, leaveOut, writeRegistry } from './registry/writeRegistry.ts';

const root = join(import.meta.dirname, '..');

/** Code that is built before it runs, once for each version of its sources. */
export interface Build {
  workspace: string;
  /** The script of the workspace that makes it. */
  script: string;
  /** Shown to people who wait. */
  words: string;
  sources: readonly string[];
  /** File with the mark of the sources from which the build was made. */
  stamp: string;
}

/** The code that renders pages, and the scripts, styles and fonts that pages request. */
export const siteBuild: Build = {
  workspace: 'site',
  script: 'build',
  words: "Building the website's code (once for each version of it)",
  sources: [
    'site/src/**/*.{ts,tsx,astro,css}',
    'site/astro.config.ts',
    'blocks/**/*.{ts,tsx,astro,css}',
    'kinds/**/*.{ts,tsx,astro,css}',
    'client/**/*.ts',
    'contract/**/*.{ts,json}',
    'design/**/*.{ts,tsx,astro,css}',
    'own/**/*.{ts,tsx,astro,css}',
    'registry/*.ts',
    'package-lock.json',
  ],
  stamp: join(root, 'site', 'dist', 'built-from'),
};

export const adminBuild: Build = {
  workspace: 'server',
  script: 'build:next',
  words: 'Building the admin (one to two minutes the first time); the website serves meanwhile',
  sources: [
    'server/**/*.{ts,tsx,css,json}',
    // With what it shows or reads as the website does: fields of forms, texts, and the demo as nobody has changed it.
    'blocks/**/*.ts',
    'blocks/{form,text,FormBlock}/*.{tsx,css}',
    'client/**/*.ts',
    'demo/**/*.ts',
    'design/**/*.{ts,tsx,css}',
    'kinds/**/*.ts',
    'contract/**/*.{ts,json}',
    'own/**/*.{ts,tsx,css}',
    'registry/*.ts',
    'package-lock.json',
  ],
  stamp: join(root, 'server', '.next', 'frontage-built-from'),
};

/** Compresses what browsers get of the admin, which can be sent without. */
export const compressCommand = ['server/bundling/compressBuild.ts'];

const generated = new Set(['node_modules', '.next', 'dist', '.cache', '.astro']);
/** Tests, and what a build of the admin writes beside its sources. */
const isApart = /\.(?:test|long)\.tsx?$|\/testing\/|\/next-env\.d\.ts$/;

/**
 * Builds unless there is a build of the current sources; true if there was none. What `own/` holds and cannot be built is
 * left out, and told. Rejects with the output of the build.
 */
export async function buildOnce(build: Build, options: LaunchOptions, say: (line: string) => void): Promise<boolean> {
  const sources = {
    build: build.workspace,
    mark: markOf(build.sources.filter((pattern) => !pattern.startsWith('registry/'))),
  };
  writeRegistry(root, sources);
  // Taken before it begins: what changes while it runs is not in it.
  const mark = markOf(build.sources);
  if (existsSync(build.stamp) && readFileSync(build.stamp, 'utf8') === mark) return false;
  say(build.words);
  try {
    await runToEnd(below('npm', 'run', '--silent', build.script, '--workspace', build.workspace), options, {
      isQuiet: true,
    });
  } catch (error) {
    const fault =
      error instanceof Error && typeof error.cause === 'string' ? leaveOut(error.cause, sources) : undefined;
    if (!fault) throw error;
    say(inWords(fault));
    return buildOnce(build, options, say);
  }
  writeFileSync(build.stamp, mark);
  return true;
}

const quietly = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };

/** Builds the site's code for tests and measurements, unless there is a current build. */
export function buildSite(): Promise<boolean> {
  return buildOnce(siteBuild, { root, variables: quietly }, console.log);
}

/**
 * Builds the admin, unless there is a current build. A build reads the settings of the CMS and needs none of its data.
 */
export async function buildAdmin(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'frontage-build-'));
  try {
    await buildOnce(adminBuild, { root, variables: { ...quietly, DATA_DIR: directory } }, console.log);
    await runToEnd(compressCommand, { root, variables: quietly });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Whether a build is made from a file, given by its path from the folder of the repository. */
export function isSourceOf({ sources }: Build, path: string): boolean {
  if (isApart.test(path) || path.split('/').some((part) => generated.has(part))) return false;
  return sources.some((pattern) => matchesGlob(path, pattern));
}

function markOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of sourcesOf(sources)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * Returns the sources of a build. Tests are left out: an image has none, and would take its build for one of other
 * sources; so is what a build itself writes, which is not there before the first. `globSync` calls `exclude` for
 * folders, not for every file.
 */
export function sourcesOf(sources: readonly string[]): string[] {
  const found = sources.flatMap((pattern) => globSync(pattern, { cwd: root, exclude: (name) => generated.has(name) }));
  return found.filter((file) => !isApart.test(file)).sort();
}

/** Time in ms without another change after which files count as saved. */
const settledAfterMs = 300;

/**
 * Reports changes of a build's sources, once for files that are saved together, and one after another. The returned
 * function stops it.
 */
export function watchSources(root: string, build: Build, onChange: () => Promise<void>): () => void {
  let settled: NodeJS.Timeout | undefined;
  let handled = Promise.resolve();
  const rooms = new Set(build.sources.flatMap((pattern) => /^\w+(?=\/)/.exec(pattern)?.[0] ?? []));
  const watchers = [...rooms].map((room) =>
    watch(join(root, room), { recursive: true }, (_event, name) => {
      if (!name || !isSourceOf(build, join(room, name))) return;
      clearTimeout(settled);
      settled = setTimeout(() => {
        handled = handled.then(onChange);
      }, settledAfterMs);
    }),
  );
  return () => {
    clearTimeout(settled);
    for (const watcher of watchers) watcher.close();
  };
}

if (import.meta.main) {
  await buildSite();
  if (!process.argv.includes('site')) await buildAdmin();
}
