/**
 * Everything that must hold, in the order of what fails fastest: types, format and lint, repository checks with unit
 * and server tests, browser journeys. Ends with the names of what failed, as they are far above by then, and one line
 * that counts.
 *
 *   npm test            all of it
 *   npm test -- unit    one step: types, lint, unit, server, journeys
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildOnce, siteBuild } from './builds.ts';
import { type Outcome, readPlaywright, readVitest } from './testReports.ts';

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache');

interface Step {
  name: string;
  command: string[];
  /** Where the step leaves its report, and how to read it. Without it a step counts as one test. */
  report?: { file: string; read: (report: unknown) => Outcome };
}

const vitest = (project: string): Step => ({
  name: project,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(cache, `${project}.json`)}`,
  ],
  report: { file: join(cache, `${project}.json`), read: (report) => readVitest(report, root) },
});

const steps: Step[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  vitest('unit'),
  vitest('server'),
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    report: { file: join(cache, 'e2e-results.json'), read: readPlaywright },
  },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}`);
  process.exit(1);
}

mkdirSync(cache, { recursive: true });
const totals = { passed: 0, failed: 0 };
const failures: string[] = [];
const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(':');

const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
// Tests render pages as they will be rendered, by the site's code as it is built.
if (chosen.some(({ report }) => report)) {
  const variables = { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  await buildOnce(siteBuild, { root, variables }, (line) => console.log(line));
}

for (const step of chosen) {
  const startedAt = Date.now();
  console.log(`\n== ${step.name}`);
  if (step.report) rmSync(step.report.file, { force: true });
  const [program = '', ...words] = step.command;
  const { status } = spawnSync(program, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const outcome =
    step.report && existsSync(step.report.file)
      ? step.report.read(JSON.parse(readFileSync(step.report.file, 'utf8')))
      : undefined;
  const named = outcome?.failures ?? [];
  // A step can fail without a failed test: a file that does not load, a server that does not start.
  const failed = status !== 0 && named.length === 0 ? [`the step ended with ${status}, see its output`] : named;
  totals.passed += outcome?.passed ?? (status === 0 ? 1 : 0);
  totals.failed += failed.length;
  failures.push(...failed.map((name) => `${step.name}: ${name}`));
  console.log(
    `== ${step.name} ${failed.length === 0 ? 'passed' : 'FAILED'} after ${((Date.now() - startedAt) / 1000).toFixed(0)} s`,
  );
}

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
