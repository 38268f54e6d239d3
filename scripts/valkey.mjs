import { existsSync } from 'node:fs';
import { installPackages } from './debianPackages.mjs';

const places = [
  '/usr/bin/valkey-server',
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
];

/**
 * The path of a Valkey or Redis: the one VALKEY_SERVER names, one that is installed, or Debian's, installed now where we
 * may. Undefined without one: the tests that need it say what to install.
 */
export function ensureValkey() {
  const find = () => process.env.VALKEY_SERVER ?? places.find((place) => existsSync(place));
  if (!find()) installPackages(['redis-server'], 'the tests of VALKEY_URL');
  return find();
}
