import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressLock } from './addressLock.mjs';

const shell = process.platform === 'win32';

/** `npm ci` in a folder; whether it succeeded. */
export function runNpmCi(folder) {
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  return spawnSync('npm', words, { cwd: folder, stdio: 'inherit', shell }).status === 0;
}

/**
 * Installs the packages of the lock file in a folder of .cache, and swaps them in once all are there, so that an
 * installation that is interrupted leaves what was there before. Returns false where that cannot be done: the registry
 * keeps its archives at other addresses, or node_modules is a mount that cannot be moved.
 */
export function installApart(root) {
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
