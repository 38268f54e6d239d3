import type { Variables } from '@frontage/contract/variables.ts';

/** The first descriptor after the standard streams. */
const firstFd = 3;

/**
 * Returns the descriptors of sockets that the parent process handed over as systemd does: LISTEN_FDS is their number,
 * and LISTEN_PID, if set, the process they are for. Empty if none were handed over.
 */
export function readHandedSockets({ LISTEN_FDS, LISTEN_PID }: Variables, pid = process.pid): number[] {
  if (LISTEN_PID && Number(LISTEN_PID) !== pid) return [];
  return Array.from({ length: Number(LISTEN_FDS) || 0 }, (_, place) => firstFd + place);
}
