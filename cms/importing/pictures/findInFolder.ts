import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * The file of a picture in a copy of wp-content/uploads, or of the folders above it; undefined where there is none.
 * Nothing outside of the folder is found, whatever an export calls it. `names`: paths below it, the best one first.
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

/** The path of a picture below the folder of uploads, made of its address: `2012/07/quay.jpg`. */
export function nameOfPicture(address: string): string {
  const path = (address.split(/[?#]/, 1)[0] ?? '').replace(/^[a-z]+:\/\/[^/]*/i, '');
  const at = Math.max(
    path.lastIndexOf('/uploads/') + '/uploads/'.length,
    path.lastIndexOf('/files/') + '/files/'.length,
  );
  const isBelow = path.includes('/uploads/') || path.includes('/files/');
  return decoded(isBelow ? path.slice(at) : path.replace(/^\/+/, ''));
}

/** The name before WordPress made smaller ones of it: `quay-300x200.jpg`, `quay-scaled.jpg`. */
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
