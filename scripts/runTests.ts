/**
 * Everything that must hold, in the order of what fails fastest: format and lint with types, repository checks with
 * unit and server tests, browser journeys. Ends with the names of what failed, as they are far above by then, and one
 * line that counts.
 *
 *   npm test            all of it
 *   npm test -- unit    one step: site, lint, arrows, types, roomTypes, siteTypes, pageTypes, unit, server, product, journeys;
 *                       or a part of one: checks of the repository, changed and changedServer for what differs from
 *                       the last commit
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { writeRegistry } from './registry/writeRegistry.ts';

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache');

interface Step {
  name: string;
  /** For a shell at the root of the repository. */
  command: string;
  /** Where the step leaves its report, as JUnit does. Without it a step counts as one test. */
  report?: string;
  /** Part of another step, and run only where it is named. */
  isPart?: boolean;
}

// Tests wait for databases, mail servers and processes for two fifths of their time, so there are twice as many of them
// as cores.
const workers = availableParallelism() * 2;

function vitest(project: string): Step {
  const report = join(cache, `${project}.xml`);
  const reporters = `--reporter=default --reporter=junit --outputFile.junit='${report}'`;
  const command = `vitest run --project ${project} --tags-filter='!long' --maxWorkers=${workers} ${reporters}`;
  // Tests render pages as they will be rendered, by the site's code as it is built.
  return { name: project, command: `node --run build:site && ${command}`, report };
}

/**
 * Those of one row run at the same time, those of a list in it one after another: a compiler keeps one core busy, tests
 * keep all of them. Told nothing, each compiler would check with four checkers, which find out much of the same: twice
 * the time of a processor.
 */
const rows: (Step | Step[])[][] = [
  [
    { name: 'site', command: 'node --run build:site' },
    { name: 'lint', command: 'biome check --error-on-warnings .' },
    { name: 'arrows', command: 'node --run arrows' },
    { name: 'types', command: 'node --run types:root' },
    { name: 'roomTypes', command: 'node --run types:rooms' },
    { name: 'siteTypes', command: 'cd site && node --run types:code' },
    { name: 'pageTypes', command: 'cd site && node --run types:pages' },
  ],
  [
    // They read the files of others, so no change leads to them.
    { name: 'checks', command: 'vitest run --project unit checks', isPart: true },
    { name: 'changed', command: 'vitest run --project unit --changed', isPart: true },
  ],
  // A change in the contract leads to almost all of them, which takes minutes.
  [{ name: 'changedServer', command: 'vitest run --project server --changed', isPart: true }],
  [
    [vitest('unit'), vitest('server')],
    // What the journeys visit: filled and built beside other tests, as they would wait for it.
    { name: 'product', command: 'node --disable-warning=ExperimentalWarning e2e/prepareProduct.ts' },
  ],
  [
    {
      name: 'journeys',
      command: "playwright test --config e2e/playwright.config.ts --grep-invert '@long'",
      report: join(cache, 'e2e-results.xml'),
    },
  ],
];
const names = rows.flat(2).map(({ name }) => name);

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  process.exit(1);
}

mkdirSync(cache, { recursive: true });
const totals = { passed: 0, failed: 0 };
const failures: string[] = [];

// What programs and compilers find in it is the same for all steps.
writeRegistry();

const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(':'),
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  // A hundred processes read the same modules: what was made of them once is kept for the others.
  NODE_COMPILE_CACHE: join(cache, 'compiled'),
  // Playwright leaves TypeScript to Node, as everything else does, and translates none itself.
  PW_DISABLE_TS_ESM: '1',
  ...openFolderInMemory(),
};

const isWanted = ({ isPart, name }: Step) => (wanted.length === 0 ? !isPart : wanted.includes(name));

for (const row of rows) {
  const chosen = row.map((one) => [one].flat().filter(isWanted)).filter((inTurn) => inTurn.length > 0);
  await Promise.all(
    chosen.map(async (inTurn) => {
      for (const step of inTurn) await run(step, chosen.length === 1);
    }),
  );
}

/**
 * Where the system keeps files in memory, folders of tests lie there: a thousand small ones, such as those of a database,
 * come and go in a sixth of the time, and the browser passes each picture of a frame on by a file. Not where that leaves
 * little room.
 */
function openFolderInMemory(): { TMPDIR?: string } {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return {};
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < 4_000_000_000) return {};
  const TMPDIR = mkdtempSync(join(memory, 'frontage-tests-'));
  // PostgreSQL runs as a user of its own.
  chmodSync(TMPDIR, 0o1777);
  process.once('exit', () => rmSync(TMPDIR, { recursive: true, force: true }));
  return { TMPDIR };
}

/** What steps say that run at the same time is shown by whole steps. */
async function run({ command, name, report }: Step, isAlone: boolean): Promise<void> {
  const startedAt = Date.now();
  if (isAlone) console.log(`\n== ${name}`);
  if (report) rmSync(report, { force: true });
  const child = spawn('sh', ['-c', `exec 2>&1; ${command}`], {
    cwd: root,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', 'inherit'],
    env: environment,
  });
  const [[status], said] = await Promise.all([once(child, 'close'), child.stdout && buffer(child.stdout)]);
  if (said) process.stdout.write(`\n== ${name}\n${said}`);
  const told = report && existsSync(report) ? readReport(report) : undefined;
  const named = told?.failures ?? [];
  // A step can fail without a failed test: a server that does not start.
  const failed = status !== 0 && named.length === 0 ? [`the step ended with ${status}, see its output`] : named;
  totals.passed += told?.passed ?? (status === 0 ? 1 : 0);
  totals.failed += failed.length;
  failures.push(...failed.map((one) => `${name}: ${one}`));
  // Otherwise the journeys prepare it, and say what is wrong with it.
  if (name === 'product' && failed.length === 0) environment.PRODUCT_IS_PREPARED = '1';
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  console.log(`== ${name} ${failed.length === 0 ? 'passed' : 'FAILED'} after ${seconds} s`);
}

/** What a report says; a file that does not load is a test of its own in it. */
function readReport(file: string): { passed: number; failures: string[] } {
  const [, ...tests] = readFileSync(file, 'utf8').split('<testcase ');
  const failures = tests.filter((test) => /<(?:failure|error) /.test(test));
  return {
    passed: tests.filter((test) => !/<(?:failure|error|skipped)\b/.test(test)).length,
    failures: failures.map((test) => {
      const { classname, message = '', name } = readAttributes(test);
      return `${classname} › ${name}: ${message.split('\n', 1)[0]}`;
    }),
  };
}

/** The first of each name: further ones are those of elements within. */
function readAttributes(test: string): Record<string, string> {
  const marks: Record<string, string> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"', '#10': '\n' };
  const plain = (written = '') => written.replaceAll(/&([#\w]+);/g, (said, mark: string) => marks[mark] ?? said);
  const found = [...test.matchAll(/\b(classname|name|message)="([^"]*)"/g)].reverse();
  return Object.fromEntries(found.map(([, name, written]) => [name, plain(written)]));
}

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
