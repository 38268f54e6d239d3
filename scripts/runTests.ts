/**
 * Everything that must hold, in the order of what fails fastest: types, format and lint, repository checks with unit
 * and server tests, browser journeys. Ends with one line that counts.
 *
 *   npm test            all of it
 *   npm test -- unit    one step: types, lint, unit, server, journeys
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache');

interface Step {
  name: string;
  command: string[];
  /** Where the step leaves its counts, and how to read them. Without it a step counts as one test. */
  report?: { file: string; count: (report: unknown) => { passed: number; failed: number } };
}

/** What Vitest's JSON report tells. */
function countVitest(report: unknown): { passed: number; failed: number } {
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
}

/** What Playwright's JSON report tells; a journey that passed on its second try has passed. */
function countPlaywright(report: unknown): { passed: number; failed: number } {
  const { stats } = report as { stats: { expected: number; flaky: number; unexpected: number } };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
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
  report: { file: join(cache, `${project}.json`), count: countVitest },
});

const steps: Step[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  vitest('unit'),
  vitest('server'),
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    report: { file: join(cache, 'e2e-results.json'), count: countPlaywright },
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
const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(':');

for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const startedAt = Date.now();
  console.log(`\n== ${step.name}`);
  if (step.report) rmSync(step.report.file, { force: true });
  const [program = '', ...words] = step.command;
  const { status } = spawnSync(program, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const counted =
    step.report && existsSync(step.report.file)
      ? step.report.count(JSON.parse(readFileSync(step.report.file, 'utf8')))
      : undefined;
  const failed = counted?.failed ?? 0;
  totals.passed += counted?.passed ?? (status === 0 ? 1 : 0);
  totals.failed += status === 0 ? failed : Math.max(failed, 1);
  console.log(
    `== ${step.name} ${status === 0 ? 'passed' : 'FAILED'} after ${((Date.now() - startedAt) / 1000).toFixed(0)} s`,
  );
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
