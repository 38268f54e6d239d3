import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copySources, lendPackages } from '../scripts/copies.ts';
import { root } from './files.ts';

/** The core with what a second agency keeps in `own/`, built there: no file outside of that folder is touched. */
const scratch = mkdtempSync(join(tmpdir(), 'frontage-own-'));
const run = (...words: string[]) =>
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...words], {
    cwd: scratch,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, VITEST: '' },
  });

beforeAll(() => {
  copySources(root, scratch);
  lendPackages(root, scratch);
  cpSync(join(root, 'e2e/own'), join(scratch, 'own'), { recursive: true });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it("shows a second agency's own block, drawing, styles and delivery on its site, by that agency's own tests", () => {
  expect(run('scripts/buildSite.ts')).not.toContain('left out');
  run(join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'own/');
  expect(run(join(root, 'node_modules/typescript-7/bin/tsc'), '--project', 'tsconfig.json')).toBe('');
});

it('builds the site without a view that cannot be built, and says where', () => {
  const view = join(scratch, 'own/blocks/PriceLadder/PriceLadder.tsx');
  writeFileSync(view, `${readFileSync(view, 'utf8')}\nexport const broken = <p>;\n`);
  expect(run('scripts/buildSite.ts')).toMatch(
    /own\/blocks\/PriceLadder is left out, .*own\/blocks\/PriceLadder\/PriceLadder\.tsx:\d+/,
  );
});
