import { join } from 'node:path';
import type { CollectionSlug, Payload, Where } from 'payload';
import { eachRow } from '../database/eachRow.ts';
import type { LeadFile, Mail, Media } from '../payload-types.ts';

export function drawingNameOf(filename: string): string {
  return `${filename.replace(/\.[^.]*$/, '')}.svg`;
}

export type Naming = Partial<
  Pick<Media, 'drawn' | 'filename' | 'sizes'> & Pick<LeadFile, 'storageName'> & Pick<Mail, 'emlName'>
>;

const columns = { drawn: true, emlName: true, filename: true, sizes: true, storageName: true } as const;

/** The names of all files of a row: of a picture the original, its sizes and its drawing; of others one or none. */
export function namesOfFiles({ drawn, emlName, filename, sizes, storageName }: Naming): string[] {
  const cut = Object.values(sizes ?? {}).map((size) => size?.filename);
  const drawing = drawn && filename ? [drawingNameOf(filename), `${drawingNameOf(filename)}.br`] : [];
  return [filename, ...cut, ...drawing, storageName, emlName].flatMap((name) => name || []);
}

/** The folders of DATA_DIR in which the files of rows lie, by collection. Other rows have none. */
export const foldersOfRows: { readonly [Slug in CollectionSlug]?: string } = {
  media: 'media',
  'recording-files': 'media',
  documents: 'documents',
  'lead-files': 'uploads',
  mails: 'mailbox',
};

export function pathsOf(dataDir: string, collection: CollectionSlug, row: Naming): string[] {
  const folder = foldersOfRows[collection];
  return folder ? namesOfFiles(row).map((name) => join(dataDir, folder, name)) : [];
}

/** Paths of all files that the rows of these collections refer to, documents in the trash included. */
export async function* findHeldFiles(
  payload: Payload,
  dataDir: string,
  collections = Object.keys(foldersOfRows) as CollectionSlug[],
): AsyncGenerator<string> {
  for (const collection of collections) {
    // With a mail server, none of many emails has a file.
    const where: Where = collection === 'mails' ? { emlName: { exists: true } } : {};
    for await (const row of eachRow<Naming & { id: number }>(payload, collection, { select: columns, where }))
      yield* pathsOf(dataDir, collection, row);
  }
}

/** The address at which the backend serves a file of the library. */
export function mediaUrl(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`;
}
