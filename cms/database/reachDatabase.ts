import type { Environment } from '../environment.ts';
import { openPayload } from '../open.ts';

/** Reaches the database as every process does, and lets it go. Throws EnvironmentFault, naming it, where it cannot. */
export async function reachDatabase(environment: Environment): Promise<void> {
  const payload = await openPayload({ environment });
  await payload.destroy();
}
