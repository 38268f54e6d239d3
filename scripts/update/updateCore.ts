/**
 * `npm run update-core -- <git remote or folder> [--yes]`: takes the next version of the core. It is merged beside this
 * folder and tried there, with the data on a copy; only what passed all of it is taken.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readWords } from '@frontage/server/readWords.ts';
import { install } from '../install.mjs';
import { tryVersion } from './tryVersion.ts';

if (import.meta.main) await updateCore();

async function updateCore(): Promise<void> {
  const usage = 'Say where versions come from: npm run update-core -- <git remote or folder> [--yes]';
  const { positionals, values } = readWords(usage, { yes: { type: 'boolean' } }, ({ length }) => length === 1);
  const [source = ''] = positionals;
  let isEnded = false;
  // Ctrl+C ends the step that runs, and nothing after it begins: the copies of code and data are removed first.
  process.once('SIGINT', () => {
    isEnded = true;
  });
  function tell(line: string): void {
    if (isEnded) throw new Error('It was ended.');
    console.log(line);
  }
  try {
    const ask = async () => values.yes || askInTerminal();
    const taken = await takeVersion({ root: process.cwd(), source, tell, attempt: tryVersion, ask });
    if (taken) {
      install();
      console.log(`Version ${taken} is here. The next start migrates the database: make a backup before it.`);
    }
  } catch (error) {
    console.error(`Nothing was changed. ${error instanceof Error ? error.message : String(error)}`);
    // A site that ended is otherwise waited for until its patience is over.
    process.exit(1);
  }
}

async function askInTerminal(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.log(
      'Nothing was changed: nobody is here to look at the pictures. Run it with --yes to take it all the same.',
    );
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl+C closes it without an answer.
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question('Take this version? [y/N] '), closed]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** A version that is merged with ours, in a folder beside this one. */
export interface MergedVersion {
  /** The repository that runs now. */
  root: string;
  folder: string;
  version: string;
}

interface Update {
  root: string;
  /** A git remote, its address, or a folder. */
  source: string;
  tell(line: string): void;
  /** Tries the merge. Throws with what failed. */
  attempt(merged: MergedVersion, tell: (line: string) => void): Promise<void>;
  /** Whether to take what passed. */
  ask(): Promise<boolean>;
}

/**
 * Merges the next version of the core in a folder of its own, has it tried there, and moves the branch to it. Returns
 * the version; undefined where there is none, or where it was not wanted. Throws with what failed and how it is mended;
 * the branch and its files are then as they were.
 */
export async function takeVersion({ root, source, tell, attempt, ask }: Update): Promise<string | undefined> {
  const git = gitIn(root);
  if (git('status', '--porcelain'))
    throw new Error('There are changes that are not committed. Commit them, or put them aside with `git stash`.');
  const ours = String(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);
  const [next, ...later] = findNewer(listVersions(git, source), ours);
  if (!next) {
    tell(`Version ${ours} is the newest that ${source} has.`);
    return undefined;
  }
  tell(`From version ${ours} to ${next}${later.length > 0 ? `; after it come ${later.join(', ')}` : ''}`);
  git('fetch', '--quiet', '--no-tags', source, `refs/tags/v${next}`);
  const theirs = git('rev-parse', 'FETCH_HEAD^{commit}');
  const folder = join(mkdtempSync(join(tmpdir(), 'frontage-update-')), 'next');
  git('worktree', 'add', '--quiet', '--detach', folder, 'HEAD');
  try {
    const merge = mergeIn(folder, theirs, next);
    const asked = findWishes(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'), next);
    if (asked) tell(`\nWhat you have to do for ${next}:\n${asked}\n`);
    await attempt({ root, folder, version: next }, tell);
    if (!(await ask())) return undefined;
    if (git('status', '--porcelain'))
      throw new Error('Files changed meanwhile. Commit them, and run the same command again.');
    git('merge', '--quiet', '--ff-only', merge);
    return next;
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }
}

function gitIn(folder: string) {
  return (...words: string[]): string =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

/** The numbers of the tags `v1.2.3` of a repository; others are no versions of ours. */
function listVersions(git: ReturnType<typeof gitIn>, source: string): string[] {
  const tags = git('ls-remote', '--tags', '--refs', source);
  return [...tags.matchAll(/refs\/tags\/v(\d+\.\d+\.\d+)$/gm)].map(([, version = '']) => version);
}

/** Versions after ours, the next one first. */
function findNewer(versions: readonly string[], ours: string): string[] {
  const inOrder = new Intl.Collator('en', { numeric: true }).compare;
  return versions.filter((version) => inOrder(version, ours) > 0).sort(inOrder);
}

/** Merges a commit in the folder, and returns the commit of the merge. Throws where both changed the same. */
function mergeIn(folder: string, theirs: string, version: string): string {
  const git = gitIn(folder);
  const before = git('rev-parse', 'HEAD');
  try {
    git('merge', '--quiet', '--no-edit', '-m', `core: take version ${version}`, theirs);
  } catch (error) {
    const files = git('diff', '--name-only', '--diff-filter=U');
    if (!files) throw new Error(`Git could not merge it: ${Object(error).stderr || error}`);
    throw new Error(
      `Version ${version} changes what you changed too:\n${files.replace(/^/gm, '  ')}\nMove your part of these files into own/ (docs/own.md), or merge them by hand with \`git merge ${theirs}\`.`,
    );
  }
  const touched = git('diff', '--name-only', before, 'HEAD', '--', 'own', ':!own/README.md');
  if (touched) throw new Error(`Version ${version} would change files in own/, which is yours:\n${touched}`);
  return git('rev-parse', 'HEAD');
}

/** The part "What you have to do" of a version in the changelog; empty where it has none. */
function findWishes(changelog: string, version: string): string {
  const part = changelog.split(/^## /m).find((one) => one.startsWith(version)) ?? '';
  const [, wishes = ''] = part.split(/^#+ What you have to do\s*$/m);
  return (wishes.split(/^#/m)[0] ?? '').trim();
}
