import { cp, mkdir, realpath } from 'node:fs/promises';
import { relative } from 'node:path';

/**
 * Copies a backup into DATA_DIR, except some of its files. DATA_DIR may be a link, as systemd's state folders are, and
 * `cp` would not fill a link.
 */
export async function copyBackup(backup: string, dataDir: string, without: readonly string[]): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await cp(backup, await realpath(dataDir), {
    recursive: true,
    filter: (source) => !without.includes(relative(backup, source)),
  });
}
