import type { Variables } from '@frontage/contract/variables.ts';

/** The first descriptor after the standard streams. */
const firstFd = 3;

/**
 * Descriptors of the sockets that whoever started this process hands over, as systemd does: LISTEN_FDS tells how many.
 * LISTEN_PID, where it is set, tells for whom. None where nobody hands any over.
 */
export function handedSockets({ LISTEN_FDS, LISTEN_PID }: Variables, pid = process.pid): number[] {
  if (LISTEN_PID && Number(LISTEN_PID) !== pid) return [];
  return Array.from({ length: Number(LISTEN_FDS) || 0 }, (_, place) => firstFd + place);
}
