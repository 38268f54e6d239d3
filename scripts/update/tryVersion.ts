import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { backUp, backupFiles } from '@frontage/server/backup/backUp.ts';
import { withRestored } from '@frontage/server/backup/restore.ts';
import { requireVersion } from '@frontage/server/database/upgradeSchema.ts';
import { type Environment, readEnvironment } from '@frontage/server/environment.ts';
import { withPayload } from '@frontage/server/open.ts';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import { readProductVariables, untilAnswers } from '../processes.ts';
import type { MergedVersion } from './updateCore.ts';

/** Time in ms that a start may take, with installation and all pages. */
const patienceMs = 1_200_000;

/**
 * Tries a merged version: installs it, runs types and the tests of `own/`, starts the version of now and then the
 * merged one on one copy of the data, and pictures pages of both. Throws with what failed.
 */
export async function tryVersion({ root, folder, version }: MergedVersion, tell: (line: string) => void) {
  const pictures = join(root, '.cache', 'update', version);
  rmSync(pictures, { recursive: true, force: true });
  await requireWay(folder);
  tell('Installing its packages');
  runIn(folder, 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  tell('Building the site, and checking types with what own/ has');
  runIn(folder, 'npm', ['run', '--silent', 'build:site']);
  runIn(folder, 'npm', ['run', '--silent', 'types']);
  tell('Running the tests of own/');
  runIn(folder, 'npx', ['vitest', 'run', '--passWithNoTests', 'own/']);
  await withCopy(tell, async (variables) => {
    tell('Taking pictures of the pages as they are');
    const pages = await atSite(root, variables, async (site) => {
      const found = await listPages(site);
      if (!takePictures(site, found, pictures, '--update-snapshots')) throw new Error('Pages could not be pictured.');
      return found;
    });
    tell(`Starting version ${version} on the copy: it migrates the database, and draws all pages`);
    const areAlike = await atSite(folder, variables, async (site) => takePictures(site, pages, pictures));
    const report = join(pictures, 'report', 'index.html');
    tell(
      areAlike
        ? `All ${pages.length} pages look as before`
        : `Those that failed of ${pages.length} pages look different. Both are side by side in ${report}`,
    );
  });
}

function runIn(folder: string, command: string, words: readonly string[]): void {
  const shell = process.platform === 'win32';
  const { status } = spawnSync(command, words, { cwd: folder, stdio: 'inherit', shell, env: quietEnvironment() });
  if (status !== 0) throw new Error(`\`${command} ${words.join(' ')}\` failed with it. What it said stands above.`);
}

/** Pages that are pictured: the first few of each folder of the site, so that each kind is among them. */
const most = { ofFolder: 4, ofAll: 40 };

/** Paths of pages in the site map of a running site. */
async function listPages(site: string): Promise<string[]> {
  const maps = await readLocations(`${site}/sitemap.xml`);
  const places = await Promise.all(maps.map((map) => (map.endsWith('.xml') ? readLocations(map) : [map])));
  const paths = places.flat().map((place) => new URL(place).pathname);
  const folders = Object.values(Object.groupBy(paths, (path) => path.split('/')[1] ?? ''));
  const inOrder = folders.toSorted((one, other) => Number((one?.length ?? 0) > 1) - Number((other?.length ?? 0) > 1));
  return inOrder.flatMap((ones) => ones?.slice(0, most.ofFolder) ?? []).slice(0, most.ofAll);
}

async function readLocations(address: string): Promise<string[]> {
  const text = await (await fetch(address)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place.replaceAll('&amp;', '&'));
}

/** Takes a picture of each page, and compares it with the one that `--update-snapshots` keeps. False where some differ. */
function takePictures(SITE_URL: string, pages: readonly string[], PICTURES: string, ...options: string[]): boolean {
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const config = join(import.meta.dirname, '../../e2e/taken/playwright.config.ts');
  const words = [playwright, 'test', '--config', config, 'taken/update.picture', ...options];
  const env = { ...process.env, SITE_URL, PAGES: pages.join(' '), PICTURES };
  return spawnSync(process.execPath, words, { stdio: 'inherit', env }).status === 0;
}

/** Without the folders of the npm script and of the packages in which we run. */
const quietEnvironment = (): NodeJS.ProcessEnv => ({
  NODE_ENV: process.env.NODE_ENV,
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(package|lifecycle)_|^INIT_CWD$/.test(name)),
  ),
});

/** Ends before anything takes its time where the start of the version would refuse the database. */
async function requireWay(folder: string): Promise<void> {
  const environment = readData();
  if (!environment) return;
  await withPayload(environment, (payload) =>
    requireVersion(payload, join(folder, 'server', basename(payload.db.migrationDir))),
  );
}

/** Undefined where there is no database yet. */
function readData(): Environment | undefined {
  const { DATA_DIR } = readProductVariables('data');
  if (!process.env.DATABASE_URL && !existsSync(join(DATA_DIR, backupFiles.sqlite))) return undefined;
  return readEnvironment({ ...process.env, DATA_DIR });
}

/**
 * Does work on a copy of the data, which owes nobody anything. Without data, both versions begin with the demo. The
 * variables lead to nobody else.
 */
async function withCopy(
  tell: (line: string) => void,
  work: (variables: Record<string, string>) => Promise<void>,
): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'frontage-update-data-'));
  try {
    const environment = readData();
    const { HOME = '', PATH = '' } = process.env;
    if (!environment) return await work({ HOME, PATH, DATA_DIR: join(scratch, 'data') });
    tell('Copying the data');
    const backup = join(scratch, 'backup');
    await backUp(environment, backup, new Date());
    await withRestored(backup, environment, async (copy, variables) => {
      await withPayload(copy, (payload) => payload.db.deleteMany({ collection: 'deliveries', where: {} }));
      await work(variables);
    });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Starts the product of a folder, and ends it after the work. */
async function atSite<Result>(
  folder: string,
  variables: Record<string, string>,
  work: (site: string) => Promise<Result>,
): Promise<Result> {
  const port = await findFreePort();
  const adminPort = await findFreePort();
  const site = `http://localhost:${port}`;
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...variables, NODE_ENV: 'production', PORT: String(port), ADMIN_PORT: String(adminPort), SITE_URL: site },
  });
  const ended = once(product, 'exit');
  const isTooEarly = ended.then(([code]) => {
    throw new Error(`The start ended with ${code}. What it said stands above.`);
  });
  try {
    await Promise.race([untilAnswers(`${site}/`, patienceMs), isTooEarly]);
    return await work(site);
  } finally {
    product.kill('SIGTERM');
    await ended;
  }
}
