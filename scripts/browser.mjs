import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail, say } from './install.mjs';

/** Chromium without a window: all that journeys need, for two thirds of the time. */
const shell = '/usr/bin/chromium-headless-shell';
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of a Chromium: the one CHROMIUM_PATH names, one that is installed, or Debian's, installed now where we may.
 * Where journeys run in it, the one without a window goes before all others.
 */
export function ensureBrowser({ forJourneys = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH names ${named}, but nothing is there.`);
  const find = () => [...(forJourneys ? [shell] : []), ...places].find((place) => existsSync(place));
  const wanted = forJourneys ? shell : find();
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall && !(wanted && existsSync(wanted))) {
    say('Installing Chromium for the browser tests');
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    const name = forJourneys ? 'chromium-headless-shell' : 'chromium';
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
  }
  return (
    find() ??
    fail(
      'The browser tests need Chromium. Install it (on Debian: sudo apt-get install chromium-headless-shell), or name one in CHROMIUM_PATH.',
    )
  );
}
