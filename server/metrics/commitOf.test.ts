import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { commitFile, commitOf } from './commitOf.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontage-commit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

describe('the commit of the code', () => {
  it('is the one that git has checked out', async () => {
    git('init', '--quiet');
    expect(await commitOf(folder)).toBeUndefined();
    const author = ['-c', 'user.name=Sem', '-c', 'user.email=sem@example.com'];
    git(...author, 'commit', '--quiet', '--allow-empty', '--message', 'one');
    expect(await commitOf(folder)).toBe(git('rev-parse', 'HEAD').slice(0, 12));
  });

  it('is the one that a packaged product without git was made from', async () => {
    expect(await commitOf(folder)).toBeUndefined();
    writeFileSync(join(folder, commitFile), '0123456789ab\n');
    expect(await commitOf(folder)).toBe('0123456789ab');
  });
});
