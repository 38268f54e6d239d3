import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

/**
 * Returns the build context of a fresh clone of the repository: the files that git knows, without those in
 * `.dockerignore`.
 */
export function listContextFiles(repository: string): string[] {
  const rules = readFileSync(join(repository, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ isKept: line.startsWith('!'), pattern: line.replace(/^!/, '') }));
  const isLeftOut = (file: string) =>
    rules.reduce(
      (isOut, { isKept, pattern }) => (foldersAbove(file).some((path) => matchesGlob(path, pattern)) ? !isKept : isOut),
      false,
    );
  return execFileSync('git', ['ls-files', '-z'], { cwd: repository, encoding: 'utf8', maxBuffer: 64 << 20 })
    .split('\0')
    .filter((file) => file && !isLeftOut(file) && existsSync(join(repository, file)));
}

/** Includes the file itself, because a pattern may name either. */
function foldersAbove(file: string): string[] {
  const parts = file.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
