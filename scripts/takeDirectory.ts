import { mkdirSync } from 'node:fs';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { type Hold, holdDirectory } from './holdDirectory.ts';

/** Makes DATA_DIR where it is missing, and holds it. Throws EnvironmentFault where it cannot, or another one holds it. */
export function takeDirectory(directory: string): Extract<Hold, { kind: 'held' }> {
  const hold = withMend(directory, () => {
    mkdirSync(directory, { recursive: true });
    return holdDirectory(directory, new Date());
  });
  if (hold.kind === 'held') return hold;
  const who = hold.holder ? `process ${hold.holder.pid} since ${hold.holder.since}` : 'another process';
  throw new EnvironmentFault(
    `DATA_DIR: ${directory} is in use by ${who}. End that one first, or set DATA_DIR to another folder.`,
  );
}

function withMend<Result>(directory: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentFault(
      `DATA_DIR: ${directory} cannot be made or written (${reason}). Set it to a folder that this user may write, with room on its disk.`,
      { cause: error },
    );
  }
}
