import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { decoded } from '@frontage/contract/primitives/decoded.ts';
import type { Attachment } from '../export/exportEntry.ts';
import type { ExportIndex } from '../export/indexExport.ts';

/** A picture that an article shows, as the export describes it. */
export interface OldPicture {
  /** Identifies it in later runs. */
  key: string;
  address: string;
  /** Paths below the folder of uploads, best one first. */
  names: string[];
  attachment: Attachment | undefined;
}

/** Finds what the export says about a picture, by its id or by the address at which a text shows it. */
export function createPictureIndex({ attachments }: ExportIndex, host: string) {
  const byName = new Map<string, Attachment>();
  for (const attachment of attachments.values()) {
    for (const name of namesOf(attachment)) {
      if (!byName.has(name)) byName.set(name, attachment);
    }
  }
  return { byId, byAddress, ofGallery };

  function byId(id: number): OldPicture | undefined {
    const attachment = attachments.get(id);
    return attachment && of(attachment);
  }

  /** `address`: absolute. Pictures of other sites are only known by their address. */
  function byAddress(address: string): OldPicture {
    const name = nameOfPicture(address);
    // Its own name is tried first, because a picture may have been uploaded with a size in its name.
    const attachment = byName.get(name) ?? byName.get(originalName(name));
    if (attachment) return of(attachment);
    const names = [...new Set([originalName(name), name])];
    return { key: `wordpress ${host} picture ${address}`, address, names, attachment: undefined };
  }

  /**
   * Returns the pictures of a gallery: `ids` separated by commas, or `children` for all that were uploaded to the post.
   */
  function ofGallery(ids: string, post: number | undefined): OldPicture[] {
    const numbers =
      ids === 'children'
        ? [...attachments.values()].filter(({ parent }) => parent !== undefined && parent === post).map(({ id }) => id)
        : ids.split(',').map(Number);
    return numbers.flatMap((id) => byId(id) ?? []);
  }

  /** Plugins for languages add a file once for each: the first one counts. */
  function of(given: Attachment): OldPicture {
    const names = namesOf(given);
    const attachment = byName.get(names[0] ?? '') ?? given;
    const { id, url } = attachment;
    return { key: `wordpress ${host} attachment ${id}`, address: url, names, attachment };
  }
}

export type PictureIndex = ReturnType<typeof createPictureIndex>;

/**
 * Returns the names of a picture, best one first: WordPress scales down large uploads, and keeps the original next to
 * them.
 */
function namesOf({ file, url }: Attachment): string[] {
  const names = [file, nameOfPicture(url)].filter(Boolean);
  return [...new Set([...names.map((name) => name.replace(/-scaled(?=\.\w+$)/, '')), ...names])];
}

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
function nameOfPicture(address: string): string {
  const path = (address.split(/[?#]/, 1)[0] ?? '').replace(/^[a-z]+:\/\/[^/]*/i, '');
  const at = Math.max(
    path.lastIndexOf('/uploads/') + '/uploads/'.length,
    path.lastIndexOf('/files/') + '/files/'.length,
  );
  const isBelow = path.includes('/uploads/') || path.includes('/files/');
  const name = isBelow ? path.slice(at) : path.replace(/^\/+/, '');
  return decoded(name) ?? name;
}

/** Returns the name of the original from that of a smaller version: `quay-300x200.jpg`, `quay-scaled.jpg`. */
function originalName(name: string): string {
  return name.replace(/-(?:\d{1,5}x\d{1,5}|scaled)(?=\.\w{1,5}$)/, '');
}
