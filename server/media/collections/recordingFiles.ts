import { createHash } from 'node:crypto';
import { type RecordedType, recordedTypes } from '@frontage/contract/primitives/recordedFile.ts';
import { APIError, type CollectionBeforeOperationHook, type CollectionConfig } from 'payload';
import { contentAccess } from '../../access/access.ts';
import { say } from '../../admin/say.ts';
import { usedIn } from '../../fields/usedIn.ts';
import { keepShared } from '../../files/keepShared.ts';
import { leaveNothing } from '../../files/leaveNothing.ts';
import { namesOfDocument } from '../../files/namesOfFiles.ts';
import type { SharedFiles } from '../../files/sharedFiles.ts';
import { touchOnReplace } from '../../publishing/touchPublication.ts';
import { keepUsed } from '../../references/keepUsed.ts';

/** Captions of an hour have some 100 KB. */
const mostCaptions = 1_000_000;
const looked = 64;

/** The type of a file by how it begins, whatever it is called; what comes after that is for browsers alone to read. */
function typeOf(bytes: Buffer): RecordedType | undefined {
  const start = bytes.subarray(0, looked).toString('latin1');
  if (start.slice(4, 8) === 'ftyp') return 'video/mp4';
  if (start.startsWith('\x1A\x45\xDF\xA3') && start.includes('webm')) return 'video/webm';
  return /^(?:\xEF\xBB\xBF)?WEBVTT[\s]/.test(start) ? 'text/vtt' : undefined;
}

/** Names a file by its content and the ending of its type: browsers may keep it, and decide by the name what it is. */
const takeFile: CollectionBeforeOperationHook = ({ args, req }) => {
  const { file } = req;
  if (!file) return args;
  const type = typeOf(file.data);
  if (!type)
    throw refused(
      say('This file is no film that browsers play. Upload an MP4 or a WebM, or captions as WebVTT (.vtt).'),
    );
  if (type === 'text/vtt' && file.data.length > mostCaptions)
    throw refused(say('These captions have more than 1 MB. Split them, or leave out what is not said.'));
  const hash = createHash('sha256').update(file.data).digest('hex');
  Object.assign(file, { name: `${hash.slice(0, 32)}.${recordedTypes[type]}`, mimetype: type });
  return args;
};

const refused = (words: string) => new APIError(words, 400, undefined, true);

/** Films and their captions. Their files lie beside the pictures, and are served as these are: in ranges, by type. */
export function recordingFiles(mediaDir: string, files: SharedFiles): CollectionConfig {
  const shared = keepShared(files, mediaDir, namesOfDocument);
  const used = keepUsed('recording-files');
  return {
    slug: 'recording-files',
    labels: { singular: 'Film or captions', plural: 'Films and captions' },
    typescript: { interface: 'RecordingFile' },
    admin: { useAsTitle: 'title', defaultColumns: ['title', 'mimeType', 'filesize', 'updatedAt'], group: 'Library' },
    access: contentAccess,
    defaultSort: 'title',
    hooks: {
      ...used,
      beforeChange: [...used.beforeChange, leaveNothing(files, mediaDir, namesOfDocument)],
      beforeOperation: [takeFile, ...shared.beforeOperation],
      afterChange: [...shared.afterChange, touchOnReplace],
      afterDelete: shared.afterDelete,
    },
    upload: {
      staticDir: mediaDir,
      handlers: shared.handlers,
      mimeTypes: Object.keys(recordedTypes),
      pasteURL: false,
    },
    fields: [
      usedIn,
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 80,
        admin: { description: 'By which you find it again; visitors do not see it' },
      },
    ],
  };
}
