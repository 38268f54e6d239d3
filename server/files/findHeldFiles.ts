import { join } from 'node:path';
import type { Payload } from 'payload';
import type { Environment } from '../environment.ts';
import type { LeadFile, LibraryDocument, Mail, Media, RecordingFile } from '../payload-types.ts';
import { namesOfDocument, namesOfPicture } from './namesOfFiles.ts';

export type HeldFolders = Pick<Environment, 'documentsDir' | 'mailboxDir' | 'mediaDir' | 'uploadsDir'>;

/** File names of visitors' files. Anything else in the folder, such as `lost+found`, is not ours to remove. */
export const sentFile = /^[0-9a-f]{32}$/;

/** File names of kept emails, also while they are being written. */
export const keptMail = /^\.?mail--?\d+\.eml$/;

type HeldCollection = 'media' | 'recording-files' | 'documents' | 'lead-files' | 'mails';

const rowsAtOnce = 200;

/** Paths of all files that pictures, films, documents, requests and kept emails refer to, including documents in the trash. */
export async function* findHeldFiles(payload: Payload, folders: HeldFolders): AsyncGenerator<string> {
  for await (const row of rowsOf<Media>('media')) {
    for (const name of namesOfPicture(row)) yield join(folders.mediaDir, name);
  }
  for await (const row of rowsOf<RecordingFile>('recording-files')) {
    for (const name of namesOfDocument(row)) yield join(folders.mediaDir, name);
  }
  for await (const row of rowsOf<LibraryDocument>('documents')) {
    for (const name of namesOfDocument(row)) yield join(folders.documentsDir, name);
  }
  for await (const { storageName } of rowsOf<LeadFile>('lead-files')) yield join(folders.uploadsDir, storageName);
  for await (const { emlName } of rowsOf<Mail>('mails')) if (emlName) yield join(folders.mailboxDir, emlName);

  async function* rowsOf<Row extends { id: number }>(collection: HeldCollection) {
    for (let after = 0; ; ) {
      const where = { id: { greater_than: after } };
      const { docs } = await payload.db.find<Row>({
        collection,
        where,
        sort: 'id',
        limit: rowsAtOnce,
        pagination: false,
      });
      yield* docs;
      const last = docs.at(-1);
      if (!last || docs.length < rowsAtOnce) return;
      after = last.id;
    }
  }
}
