import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeVersion } from './updateCore.ts';

/** A core with a version 0.1.0, and an agency that began with it. */
const scratch = mkdtempSync(join(tmpdir(), 'frontage-versions-'));
const core = join(scratch, 'core');
const agency = join(scratch, 'agency');

const git = (folder: string, ...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

/** Commits files in a repository. */
function commit(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'a change');
}

function release(version: string, files: Record<string, string>): void {
  const wishes = `# Changelog\n\n## ${version}\n\n### What you have to do\n\nRename ${version}.\n\n## 0.1.0\n\n- First.\n`;
  commit(core, { 'package.json': JSON.stringify({ version }), 'CHANGELOG.md': wishes, ...files });
  git(core, 'tag', `v${version}`);
}

const state = () => [
  git(agency, 'rev-parse', 'HEAD'),
  git(agency, 'status', '--porcelain'),
  git(agency, 'worktree', 'list'),
];

/** Takes the next version of the core, and returns what was told and what was tried. */
async function take({ fails = '', isWanted = true } = {}) {
  const told: string[] = [];
  const tried: string[] = [];
  const taken = await takeVersion({
    root: agency,
    source: core,
    tell: (line) => told.push(line),
    attempt: async ({ folder, version }) => {
      tried.push(version, readFileSync(join(folder, 'page.ts'), 'utf8'));
      if (fails) throw new Error(fails);
    },
    ask: async () => isWanted,
  });
  return { taken, told: told.join('\n'), tried };
}

beforeEach(() => {
  mkdirSync(core, { recursive: true });
  git(core, 'init', '--quiet', '--initial-branch', 'main');
  release('0.1.0', { 'page.ts': 'one\n\n\n\nend\n', 'own/README.md': 'Yours.' });
  git(scratch, 'clone', '--quiet', core, agency);
  git(agency, 'config', 'user.name', 'B');
  git(agency, 'config', 'user.email', 'b@example.com');
  commit(agency, { 'own/blocks/Ladder.ts': 'ladder' });
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

describe('an update of the core', () => {
  it('takes the next version, not a later one or a draft of one, says what it asks for, and keeps own/', async () => {
    release('0.2.0', { 'page.ts': 'two\n\n\n\nend\n' });
    git(core, 'tag', 'v0.3.0-beta.1');
    release('0.10.0', { 'page.ts': 'ten\n\n\n\nend\n' });
    const { taken, told, tried } = await take();
    expect([taken, tried]).toEqual(['0.2.0', ['0.2.0', 'two\n\n\n\nend\n']]);
    expect(told).toBe(
      'From version 0.1.0 to 0.2.0; after it come 0.10.0\n\nWhat you have to do for 0.2.0:\nRename 0.2.0.\n',
    );
    expect(readFileSync(join(agency, 'page.ts'), 'utf8')).toContain('two');
    expect(readFileSync(join(agency, 'own/blocks/Ladder.ts'), 'utf8')).toBe('ladder');
    expect((await take()).taken).toBe('0.10.0');
    expect(await take()).toEqual({
      taken: undefined,
      told: `Version 0.10.0 is the newest that ${core} has.`,
      tried: [],
    });
  });

  it('changes nothing with what fails when it is tried', async () => {
    release('0.2.0', { 'page.ts': 'two' });
    const before = state();
    await expect(take({ fails: 'Types' })).rejects.toThrow(/^Types$/);
    expect(state()).toEqual(before);
  });

  it('changes nothing with nobody who wants it', { tags: 'long' }, async () => {
    release('0.2.0', { 'page.ts': 'two' });
    const before = state();
    expect((await take({ isWanted: false })).taken).toBeUndefined();
    expect(state()).toEqual(before);
  });

  it('changes nothing where both changed the same lines, and names the files', async () => {
    commit(agency, { 'page.ts': 'ours\n\n\n\nend\n' });
    release('0.2.0', { 'page.ts': 'two\n\n\n\nend\n' });
    const before = state();
    await expect(take()).rejects.toThrow(/changes what you changed too:\n {2}page\.ts\nMove your part/);
    expect(state()).toEqual(before);
  });

  it('refuses a version that writes into own/', async () => {
    release('0.2.0', { 'own/blocks/Theirs.ts': 'theirs' });
    const before = state();
    await expect(take()).rejects.toThrow('would change files in own/, which is yours:\nown/blocks/Theirs.ts');
    expect(state()).toEqual(before);
  });

  it('begins nothing over changes that are not committed', async () => {
    release('0.2.0', { 'page.ts': 'two' });
    writeFileSync(join(agency, 'page.ts'), 'typed');
    await expect(take()).rejects.toThrow('not committed');
    expect(readFileSync(join(agency, 'page.ts'), 'utf8')).toBe('typed');
  });

  it('leaves no copy behind where Ctrl+C ends it', async () => {
    release('0.2.0', { 'page.ts': 'two' });
    const before = state();
    const [bin, temporary] = [join(scratch, 'bin'), join(scratch, 'temporary')];
    for (const folder of [bin, temporary]) mkdirSync(folder);
    const begun = join(scratch, 'begun');
    writeFileSync(join(bin, 'npm'), `#!/bin/sh\ntouch ${begun}\nexec sleep 60\n`, { mode: 0o755 });
    const program = spawn(process.execPath, [join(import.meta.dirname, 'updateCore.ts'), core], {
      cwd: agency,
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, TMPDIR: temporary, DATA_DIR: join(scratch, 'data') },
    });
    const ended = once(program, 'exit');
    await expect.poll(() => existsSync(begun), { timeout: 20_000 }).toBe(true);
    process.kill(-Number(program.pid), 'SIGINT');
    expect(await ended).toEqual([1, null]);
    expect([state(), readdirSync(temporary)]).toEqual([before, []]);
  }, 30_000);
});
