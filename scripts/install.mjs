import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from './say.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.frontage-installed');

const pinned = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
const hasPinnedNode = () => existsSync(pinned);

/**
 * Runs a file from the root on the pinned Node, as everything but these first scripts, or on the Node that started this
 * where npm has none for the machine. Ends with its exit code.
 */
export function runPinned(words, options) {
  const node = hasPinnedNode() ? pinned : process.execPath;
  const typed = ['--disable-warning=ExperimentalWarning', ...words];
  const child = spawn(node, typed, { cwd: root, stdio: 'inherit', ...options });
  child.on('exit', (code) => process.exit(code ?? 1));
  return child;
}

/**
 * Installs the packages of the lock file, unless exactly these are installed. Ends the process with a message if that
 * fails.
 */
export function install() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20) fail(`Frontage needs Node 20 or newer to begin; this is ${process.versions.node}.`);
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Installing packages (about half a minute the first time)');
  if (!installApart(root) && !runNpmCi(root))
    fail('npm ci did not finish. What it said stands above; mend it and run the same command again.');
  if (!hasPinnedNode() && major < 24)
    fail(
      `npm has no Node 24 for this machine, and this is ${process.versions.node}. Start again with Node 24 or newer.`,
    );
  writeFileSync(stamp, wanted);
}

export function fail(line) {
  console.error(line);
  process.exit(1);
}

const shell = process.platform === 'win32';

function runNpmCi(folder) {
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  return spawnSync('npm', words, { cwd: folder, stdio: 'inherit', shell }).status === 0;
}

/**
 * Installs the packages of the lock file in a folder of .cache, and swaps them in once all are there, so that an
 * installation that is interrupted leaves what was there before. Returns false where that cannot be done: the registry
 * keeps its archives at other addresses, or node_modules is a mount that cannot be moved.
 */
function installApart(root) {
  const folder = join(root, '.cache', 'install');
  try {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    const { stdout } = spawnSync('npm', ['config', 'get', 'registry'], { cwd: root, encoding: 'utf8', shell });
    const places = Object.keys(lock.packages).filter((place) => !place.includes('node_modules/'));
    rmSync(folder, { recursive: true, force: true });
    for (const place of places) {
      mkdirSync(join(folder, place), { recursive: true });
      copyFileSync(join(root, place, 'package.json'), join(folder, place, 'package.json'));
    }
    copyFileSync(join(root, '.npmrc'), join(folder, '.npmrc'));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(addressLock(lock, stdout.trim())));
    if (!runNpmCi(folder)) return false;
    for (const place of places) swap(join(folder, place, 'node_modules'), join(root, place, 'node_modules'));
    return true;
  } catch (error) {
    console.error(`Packages could not be swapped in (${error.message}); npm installs them in place.`);
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function swap(made, place) {
  if (existsSync(place)) renameSync(place, `${made}.before`);
  if (existsSync(made)) renameSync(made, place);
}

/**
 * Returns a lock file in which each package has the address of its archive at a registry, which ours leaves out because
 * it depends on the machine. Without it, npm reads the list of all versions of each package first: 1,300 lists, of which
 * some have megabytes.
 */
export function addressLock(lock, registry) {
  const base = registry.endsWith('/') ? registry : `${registry}/`;
  const packages = Object.entries(lock.packages).map(([place, entry]) => {
    const name = entry.name ?? place.split('node_modules/').at(-1);
    const isArchive = place.includes('node_modules/') && !entry.link && !entry.resolved;
    const archive = `${name.split('/').at(-1)}-${entry.version}.tgz`;
    return [place, isArchive ? { ...entry, resolved: `${base}${name}/-/${archive}` } : entry];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** Time in ms between two looks. */
const pauseMs = 500;

/** Read at the start of the script, which may be long before the first look. */
const parent = process.ppid;

/**
 * Acts once the npm that runs this script has ended. npm passes a signal to the shell between the two, which dies
 * without telling anybody: the script would keep running, with its ports and its data. Does nothing if no npm runs it.
 */
export function whenNpmEnds(act) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const looks = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looks);
    act();
  }, pauseMs);
  looks.unref();
}

/** Chromium without a window: everything that journeys need, in two thirds of the time. */
const withoutWindow = '/usr/bin/chromium-headless-shell';
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the path of a Chromium: the one that CHROMIUM_PATH names, an installed one, or Debian's, installed now if
 * permitted. Most journeys run in the one without a window if there is one, and a few in the full browser.
 */
export function ensureBrowser({ forJourneys = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH names ${named}, but nothing is there.`);
  ensurePackages('the browser tests', {
    chromium: browsers,
    ...(forJourneys ? { 'chromium-headless-shell': [withoutWindow] } : {}),
    // What pages are set in until their own fonts are there, and what those are measured by.
    'fonts-liberation': ['/usr/share/fonts/truetype/liberation'],
  });
  const found = browsers.find((place) => existsSync(place));
  if (!found) {
    fail(
      'The browser tests need Chromium. Install it (on Debian: sudo apt-get install chromium), or name one in CHROMIUM_PATH.',
    );
  }
  return forJourneys && existsSync(withoutWindow) ? withoutWindow : found;
}

/** Installs the packages of Debian of which nothing is at any of their places, if that is possible without asking. */
export function ensurePackages(purpose, places) {
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const names = Object.keys(places).filter((name) => !places[name].some((place) => existsSync(place)));
  if (!mayInstall || names.length === 0) return;
  say(`Installing ${names.join(' and ')} for ${purpose}`);
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    // With this runlevel no installed package is started as a service.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  for (const name of names) spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
}
