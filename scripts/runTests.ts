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
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeRegistry } from './registry/writeRegistry.ts';
import { readReport } from './testReports.ts';

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache');

interface Step {
  name: string;
  command: string[];
  /** Where it runs, in the repository: usually its root. */
  folder?: string;
  /** Where the step leaves its report. Without it a step counts as one test. */
  report?: string;
  /** What it says once it is done; it goes on until all steps are over. */
  doneAt?: string;
  /** Part of another step, and run only where it is named. */
  isPart?: boolean;
}

const vitest = (project: string, ...options: string[]): Step => ({
  name: project,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--tags-filter=!long',
    ...options,
    '--reporter=default',
    '--reporter=junit',
    `--outputFile.junit=${join(cache, `${project}.xml`)}`,
  ],
  report: join(cache, `${project}.xml`),
});

const busy = `--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`;

/** A script of a package.json, without npm in between, which takes a third of a second of a processor. */
const script = (name: string, folder = '.'): Pick<Step, 'command' | 'folder'> => {
  const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return { command: ['sh', '-c', scripts[name]], folder };
};

/** Tests render pages as they will be rendered, by the site's code as it is built. */
const site: Step = { name: 'site', ...script('build:site') };

/** What the journeys visit: filled, built and started beside other tests, as they would wait for it. */
const product: Step = {
  name: 'product',
  command: [
    ...['node', '--disable-warning=ExperimentalWarning'],
    // It ends with this process, however that ends.
    ...['--import', pathToFileURL(join(import.meta.dirname, 'preload.ts')).href],
    'e2e/serveProduct.ts',
  ],
  doneAt: 'Everything runs',
};

const journeys: Step = {
  name: 'journeys',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--grep-invert', '@long'],
  report: join(cache, 'e2e-results.xml'),
};

/**
 * Those of one row run at the same time, those of a list in it one after another: a compiler keeps one core busy, tests
 * keep all of them. Told nothing, each compiler would check with four checkers, which find out much of the same: twice
 * the time of a processor.
 */
const rows: (Step | Step[])[][] = [
  [
    site,
    { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
    { name: 'arrows', ...script('arrows') },
    { name: 'types', ...script('types:root') },
    { name: 'roomTypes', ...script('types:rooms') },
    { name: 'siteTypes', ...script('types:code', 'site') },
    { name: 'pageTypes', ...script('types:pages', 'site') },
  ],
  [
    // They read the files of others, so no change leads to them.
    { name: 'checks', command: ['vitest', 'run', '--project', 'unit', 'checks'], isPart: true },
    { name: 'changed', command: ['vitest', 'run', '--project', 'unit', '--changed'], isPart: true },
  ],
  // A change in the contract leads to almost all of them, which takes minutes.
  [{ name: 'changedServer', command: ['vitest', 'run', '--project', 'server', '--changed'], isPart: true }],
  // Tests wait for databases, mail servers and processes for a quarter of their time, so there are half as many more of
  // them than cores.
  [[vitest('unit', busy), vitest('server', busy)], product],
  [journeys],
];
const steps = rows.flat(2);
const names = steps.map(({ name }) => name);

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  process.exit(1);
}

mkdirSync(cache, { recursive: true });
const totals = { passed: 0, failed: 0 };
const failures: string[] = [];
const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(':');

// What programs and compilers find in it is the same for all steps.
writeRegistry();

const folderInMemory = openFolderInMemory();

const isWanted = ({ isPart, name }: Step) => (wanted.length === 0 ? !isPart : wanted.includes(name));
const needsSite = steps.some((step) => step.report && isWanted(step));
const isChosen = (step: Step) =>
  isWanted(step) || (step === site && needsSite) || (step === product && isWanted(journeys));
const serving: { child: ChildProcess; ended: Promise<unknown> }[] = [];

for (const row of rows) {
  const chosen = row.map((one) => [one].flat().filter(isChosen)).filter((inTurn) => inTurn.length > 0);
  await Promise.all(
    chosen.map(async (inTurn) => {
      for (const step of inTurn) {
        // Without the product that was started for them, they would visit whatever else is there.
        if (step === journeys && serving.length === 0) failures.push('journeys: not run, as the product did not start');
        else await run(step, chosen.length === 1);
      }
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
async function run({ command, folder = '.', name, doneAt, report }: Step, isAlone: boolean): Promise<void> {
  const startedAt = Date.now();
  const output = isAlone && !doneAt ? 'inherit' : 'pipe';
  if (output === 'inherit') console.log(`\n== ${name}`);
  if (doneAt && isAlone) console.log(`\n== ${name}: this takes a minute or two`);
  if (report) rmSync(report, { force: true });
  const [program = '', ...words] = command;
  const child = spawn(program, words, {
    cwd: join(root, folder),
    stdio: ['ignore', output, output, doneAt ? 'ipc' : 'ignore'],
    env: {
      ...process.env,
      PATH: path,
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      // A hundred processes read the same modules: what was made of them once is kept for the others.
      NODE_COMPILE_CACHE: join(cache, 'compiled'),
      // Playwright leaves TypeScript to Node, as everything else does, and translates none itself.
      PW_DISABLE_TS_ESM: '1',
      // Journeys visit the one that was started beside the tests before them.
      REUSE_PRODUCT: '1',
      ...(report || doneAt ? folderInMemory : {}),
    },
  });
  const said: Buffer[] = [];
  const ended = once(child, 'close');
  const { promise: done, resolve } = Promise.withResolvers<[number]>();
  let line = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said.push(chunk);
      line = `${line.slice(-200)}${chunk}`;
      if (doneAt && line.includes(doneAt)) resolve([0]);
    });
  }
  const [status] = await Promise.race([ended, done]);
  if (output === 'pipe') process.stdout.write(`\n== ${name}\n${Buffer.concat(said)}`);
  if (doneAt && child.exitCode === null) {
    serving.push({ child, ended });
    for (const stream of [child.stdout, child.stderr]) stream?.pipe(process.stdout);
  }
  const outcome = report && existsSync(report) ? readReport(readFileSync(report, 'utf8')) : undefined;
  const named = outcome?.failures ?? [];
  // A step can fail without a failed test: a file that does not load, a server that does not start.
  const failed = status !== 0 && named.length === 0 ? [`the step ended with ${status}, see its output`] : named;
  totals.passed += outcome?.passed ?? (status === 0 ? 1 : 0);
  totals.failed += failed.length;
  failures.push(...failed.map((one) => `${name}: ${one}`));
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  console.log(`== ${name} ${failed.length === 0 ? 'passed' : 'FAILED'} after ${seconds} s`);
}

for (const { child, ended } of serving.toReversed()) {
  child.kill('SIGTERM');
  await ended;
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
