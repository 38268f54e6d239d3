import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from './files.ts';

/** The first from which this version can be reached: all migrations before it were put together after it. */
const before = '12fe9037';
/** Newer than all, whatever stands in package.json. */
const version = '99.0.0';
const scratch = mkdtempSync(join(tmpdir(), 'frontage-update-'));
const core = join(scratch, 'core');
const agency = join(scratch, 'agency');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const run = (cwd: string, command: string, ...words: string[]) =>
  execFileSync(command, words, {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
    maxBuffer: 1e9,
    env: { ...process.env, VITEST: '' },
  });
const git = (cwd: string, ...words: string[]) =>
  run(cwd, 'git', '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words);

/** Two installations, two builds and eighty pictures: half an hour on a busy machine. */
it('takes an agency from an earlier version to this one: merged, migrated on a copy, pictured, its own code kept', () => {
  git(root, 'clone', '--quiet', '--no-tags', root, core);
  git(core, 'tag', `v${version}`);
  git(scratch, 'clone', '--quiet', core, agency);
  git(agency, 'reset', '--quiet', '--hard', before);
  git(agency, 'config', 'user.name', 'B');
  git(agency, 'config', 'user.email', 'b@example.com');
  run(agency, 'npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error');
  writeFileSync(join(agency, 'own.txt'), 'ours');
  git(agency, 'add', '--all');
  git(agency, 'commit', '--quiet', '--message', 'ours');

  const script = join(root, 'scripts/update/updateCore.ts');
  const update = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, core, '--yes'], {
    cwd: agency,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const said = update.stdout + update.stderr;
  expect(update.status, said).toBe(0);
  expect(said).toMatch(/\d+ pages look (?:different|as before)/);
  expect(said).toContain(`Version ${version} is here`);
  expect(readFileSync(join(agency, 'own.txt'), 'utf8')).toBe('ours');
  expect(existsSync(join(agency, 'kinds/kinds.ts'))).toBe(true);
  const pictures = join(agency, '.cache/update', version);
  expect(readdirSync(join(pictures, 'before')).length).toBeGreaterThan(20);
  expect(existsSync(join(pictures, 'report/index.html'))).toBe(true);
}, 3_600_000);
