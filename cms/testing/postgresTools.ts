import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PostgresPrograms } from './postgresServer.ts';

/**
 * A server of the same version as the `pg_dump` of this machine, which refuses a newer one. Undefined where it has none:
 * the package that the other tests start has the server alone.
 */
export function serverOfTools(): PostgresPrograms | undefined {
  const folder = folderOfTools();
  const programs = { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
  return existsSync(programs.initdb) && existsSync(programs.postgres) ? programs : undefined;
}

/** On Debian `pg_dump` stands for that of one of several versions. */
function folderOfTools(): string {
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
