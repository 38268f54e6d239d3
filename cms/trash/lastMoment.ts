import { trashDays } from './withTrash.ts';

const dayMs = 24 * 3_600_000;

/** Until when what was deleted at a moment can be brought back. */
export function lastMoment(deletedAt: string): string {
  return new Date(new Date(deletedAt).getTime() + trashDays * dayMs).toISOString();
}
