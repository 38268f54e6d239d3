import { cp, realpath } from 'node:fs/promises';
import { relative } from 'node:path';
import { makeFolder } from '../makeFolder.ts';

/**
 * Copies a backup into DATA_DIR, except some of its files. DATA_DIR may be a link, as systemd's state folders are, and
 * `cp` would not fill a link.
 */
export async function copyBackup(backup: string, dataDir: string, without: readonly string[]): Promise<void> {
  makeFolder(dataDir);
  await cp(backup, await realpath(dataDir), {
    recursive: true,
    filter: (source) => !without.includes(relative(backup, source)),
  });
}
