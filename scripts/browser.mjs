import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail, say } from './install.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium: the one CHROMIUM_PATH names, one that is installed, or Debian's, installed now where we may. */
export function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH names ${named}, but nothing is there.`);
  const found = () => places.find((place) => existsSync(place));
  if (found()) return found();
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall)
    return fail(
      'The browser tests need Chromium. Install it (on Debian: sudo apt-get install chromium), or name one in CHROMIUM_PATH.',
    );
  say('Installing Chromium for the browser tests');
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
  return found() ?? fail('apt-get could not install chromium. What it said stands above.');
}
