import { existsSync } from 'node:fs';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { endOnWrongSettings } from '@frontage/contract/wrongSettings.ts';
import type { Payload } from 'payload';
import { sqliteFile } from './database/databaseFault.ts';
import { requireSchema } from './database/upgradeSchema.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { withPayload } from './open.ts';

/**
 * Does the work of an operator's command on the database of a site, then ends. Wrong variables, a database that is not
 * there or not of this version, and files that cannot be written are said in a line, with the fix.
 */
export function runCommand(work: (payload: Payload, environment: Environment) => Promise<void>): Promise<void> {
  return endOnWrongSettings(async () => {
    const environment = readEnvironment();
    requireDatabase(environment);
    await withPayload(environment, async (payload) => {
      await requireSchema(payload);
      await work(payload, environment);
    });
  }).catch((error: unknown) => {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}

/** A client would create an empty database, in which nobody is found and nothing is due. */
function requireDatabase({ databaseUrl }: Environment): void {
  if (!databaseUrl.startsWith('file:') || existsSync(sqliteFile(databaseUrl))) return;
  throw new EnvironmentFault(
    `DATA_DIR: ${sqliteFile(databaseUrl)} is not there. Set DATA_DIR to the folder of the website, and its other variables too.`,
  );
}
