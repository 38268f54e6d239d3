import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * Finds the file of a picture in a copy of wp-content/uploads, or of the folders above it; undefined if there is none.
 * Never finds anything outside the folder, whatever names an export contains. `names`: paths below the folder, best one
 * first.
 */
export async function findInFolder(folder: string, names: readonly string[]): Promise<string | undefined> {
  const root = await realpath(folder);
  for (const name of names) {
    for (const above of ['', 'uploads', 'wp-content/uploads']) {
      const path = await realpath(join(root, above, name)).catch(() => undefined);
      if (path?.startsWith(`${root}${sep}`) && (await stat(path)).isFile()) return path;
    }
  }
  return undefined;
}

/** Returns the path of a picture below the folder of uploads, from its address: `2012/07/quay.jpg`. */
export function nameOfPicture(address: string): string {
  const path = (address.split(/[?#]/, 1)[0] ?? '').replace(/^[a-z]+:\/\/[^/]*/i, '');
  const at = Math.max(
    path.lastIndexOf('/uploads/') + '/uploads/'.length,
    path.lastIndexOf('/files/') + '/files/'.length,
  );
  const isBelow = path.includes('/uploads/') || path.includes('/files/');
  return decoded(isBelow ? path.slice(at) : path.replace(/^\/+/, ''));
}

/** Returns the name of the original from that of a smaller version: `quay-300x200.jpg`, `quay-scaled.jpg`. */
export function originalName(name: string): string {
  return name.replace(/-(?:\d{1,5}x\d{1,5}|scaled)(?=\.\w{1,5}$)/, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
