import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail, say } from './install.mjs';

/** Chromium without a window: everything that journeys need, in two thirds of the time. */
const shell = '/usr/bin/chromium-headless-shell';
/** What pages are set in until their own fonts are there, and what those are measured by. */
const fonts = '/usr/share/fonts/truetype/liberation';
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where the engines of other browsers are, by the package of Debian that brings each. */
const engines = {
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  'firefox-esr': '/usr/bin/firefox-esr',
};

/** Installs WebKitGTK and Firefox if permitted. Where one is missing, its journeys say what to install. */
export function ensureEngines() {
  const missing = Object.entries(engines).flatMap(([name, place]) => (existsSync(place) ? [] : [name]));
  installPackages(missing, 'the journeys in other engines');
}

/**
 * Returns the path of a Chromium: the one that CHROMIUM_PATH names, an installed one, or Debian's, installed now if
 * permitted. Most journeys run in the one without a window if there is one, and a few in the full browser.
 */
export function ensureBrowser({ forJourneys = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH names ${named}, but nothing is there.`);
  const find = () => places.find((place) => existsSync(place));
  const missing = [
    ...(find() ? [] : ['chromium']),
    ...(forJourneys && !existsSync(shell) ? ['chromium-headless-shell'] : []),
    ...(existsSync(fonts) ? [] : ['fonts-liberation']),
  ];
  installPackages(missing, 'the browser tests');
  const found = find();
  if (!found) {
    fail(
      'The browser tests need Chromium. Install it (on Debian: sudo apt-get install chromium), or name one in CHROMIUM_PATH.',
    );
  }
  return forJourneys && existsSync(shell) ? shell : found;
}

/** Installs packages of Debian, if that is possible without asking. */
function installPackages(names, purpose) {
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
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
