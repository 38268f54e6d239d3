import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './install.mjs';

/** Installs packages of Debian, if that is possible without asking. */
export function installPackages(names, purpose) {
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
