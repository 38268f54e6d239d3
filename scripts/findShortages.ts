import { readFileSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { roomForRequests } from '@frontage/server/health/writeTo.ts';

/** Open files and connections with which a website can serve some hundred visitors at once. */
const leastDescriptors = 1_024;
/** ms by which a file may be ahead of the clock, as on a disk of another machine. */
const bearableMs = 60_000;

/** Returns what this machine is short of although the product runs, each with the fix: descriptors, disk, clock. R66. */
export function findShortages(dataDirectory: string, now = Date.now()): string[] {
  const found: string[] = [];
  const descriptors = readDescriptorLimit();
  if (descriptors < leastDescriptors) {
    found.push(
      `Each process may open ${descriptors} files and connections: further visitors are cut off. Allow ${leastDescriptors} or more: ulimit -n, LimitNOFILE of systemd, ulimits of Compose.`,
    );
  }
  const { bavail, bsize } = statfsSync(dataDirectory);
  if (bavail * bsize < roomForRequests) {
    found.push(
      `The disk of DATA_DIR has ${megabytes(bavail * bsize)} MB left, and forms need ${megabytes(roomForRequests)}: make room in ${dataDirectory}.`,
    );
  }
  const written = statSync(join(dataDirectory, 'frontage.sqlite'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (written > now + bearableMs) {
    found.push(
      `The clock of this machine says ${isoOf(now)}, and the database was written at ${isoOf(written)}, which is later. Let it follow a time server: timedatectl set-ntp true.`,
    );
  }
  return found;
}

/** Node has raised its own limit to the highest that it may have. Infinity where there is none, or no `/proc`. */
function readDescriptorLimit(): number {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
}

const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000);
const isoOf = (ms: number) => new Date(ms).toISOString();
