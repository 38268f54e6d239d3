import { existsSync } from 'node:fs';
import { installPackages } from './debianPackages.mjs';

const places = [
  '/usr/bin/valkey-server',
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
];

/**
 * Returns the path of a Valkey or Redis: the one that VALKEY_SERVER names, an installed one, or Debian's, installed now
 * if permitted. Undefined without one: the tests that need it say what to install.
 */
export function ensureValkey() {
  const find = () => process.env.VALKEY_SERVER ?? places.find((place) => existsSync(place));
  if (!find()) installPackages(['redis-server'], 'the tests of VALKEY_URL');
  return find();
}
