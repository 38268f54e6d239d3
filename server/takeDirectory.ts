import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { inDataDirectory } from './dataDirectory.ts';
import { type Hold, holdDirectory } from './holdDirectory.ts';
import { makeFolder } from './makeFolder.ts';

export type DirectoryHold = Extract<Hold, { kind: 'held' }>;

/**
 * Creates DATA_DIR where it is missing, and holds it. Throws EnvironmentFault where it cannot, or where another process
 * holds it.
 */
export function takeDirectory(directory: string): DirectoryHold {
  const hold = inDataDirectory(directory, () => {
    makeFolder(directory);
    return holdDirectory(directory, new Date());
  });
  if (hold.kind === 'held') return hold;
  const who = hold.holder ? `process ${hold.holder.pid} since ${hold.holder.since}` : 'another process';
  throw new EnvironmentFault(
    `DATA_DIR: ${directory} is in use by ${who}. End that one first, or set DATA_DIR to another folder.`,
    { mayPass: true },
  );
}
