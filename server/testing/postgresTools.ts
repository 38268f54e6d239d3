import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PostgresPrograms } from './postgresServer.ts';

/**
 * A server of the same version as this machine's `pg_dump`, which refuses newer servers. Undefined where the machine
 * has none: the package that other tests use contains only the server.
 */
export function findServerOfTools(): PostgresPrograms | undefined {
  const folder = findFolderOfTools();
  const programs = { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
  return existsSync(programs.initdb) && existsSync(programs.postgres) ? programs : undefined;
}

/** On Debian `pg_dump` is a wrapper for one of several versions. */
function findFolderOfTools(): string {
  try {
    const version = /\d+/.exec(execFileSync('pg_dump', ['--version'], { encoding: 'utf8' }))?.[0];
    const debian = `/usr/lib/postgresql/${version}/bin`;
    return existsSync(debian)
      ? debian
      : dirname(realpathSync(execFileSync('which', ['pg_dump'], { encoding: 'utf8' }).trim()));
  } catch {
    return '';
  }
}
