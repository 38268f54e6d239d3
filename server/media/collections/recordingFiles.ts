import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { fontMetrics } from '@frontage/contract/identity/ownFont.ts';
import { type RecordedType, recordedTypes } from '@frontage/contract/primitives/editing.ts';
import { APIError, type CollectionBeforeOperationHook, type CollectionConfig, type PayloadRequest } from 'payload';
import { say } from '../../admin/say.ts';
import { inFile, runBounded, Unreadable } from '../../bounded/runBounded.ts';
import { usedIn } from '../../fields/uiFields.ts';
import { libraryOf } from '../../files/keepShared.ts';
import type { SharedFiles } from '../../files/sharedFiles.ts';

/** Captions of an hour have some 100 KB. */
const mostCaptions = 1_000_000;
const looked = 64;

/** The type of a file by how it begins, whatever it is called; what comes after that is for browsers alone to read. */
function typeOf(bytes: Buffer): RecordedType | undefined {
  const start = bytes.subarray(0, looked).toString('latin1');
  if (start.slice(4, 8) === 'ftyp') return 'video/mp4';
  if (start.startsWith('\x1A\x45\xDF\xA3') && start.includes('webm')) return 'video/webm';
  if (start.startsWith('wOF2')) return 'font/woff2';
  return /^(?:\xEF\xBB\xBF)?WEBVTT[\s]/.test(start) ? 'text/vtt' : undefined;
}

/** Names a file by its content and the ending of its type: browsers may keep it, and decide by the name what it is. */
const takeFile: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { file } = req;
  if (!file) return args;
  const type = typeOf(file.data);
  if (!type)
    throw refused(
      say(
        'This file is neither a film that browsers play nor a font as WOFF2. Upload an MP4 or a WebM, captions as WebVTT (.vtt), or a WOFF2: a TTF that is only renamed is none.',
      ),
    );
  if (type === 'text/vtt' && file.data.length > mostCaptions)
    throw refused(say('These captions have more than 1 MB. Split them, or leave out what is not said.'));
  if (type === 'font/woff2') await takeFont(args, req);
  const hash = createHash('sha256').update(file.data).digest('hex');
  Object.assign(file, { name: `${hash.slice(0, 32)}.${recordedTypes[type]}`, mimetype: type });
  return args;
};

const bounds = { cpuS: 20, memoryMb: 256, answerBytes: 3_000_000 };
const mostFont = 2_000_000;

/** Keeps of a font what pages need, if its licence allows them to. It is read apart from those who are served. */
async function takeFont(args: object, { file, payload }: PayloadRequest): Promise<void> {
  const data = 'data' in args ? Object(args.data) : {};
  if (!data.isLicensed) throw refused(say('Tick that your licence allows this font on a website, then save again.'));
  if (!file || file.data.length > mostFont) throw refused(say('This font has more than 2 MB. Export it for the web.'));
  const { language, languages } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  const spoken = [language, ...(languages ?? []).map(({ code }) => code)].filter(Boolean).join();
  try {
    const read = await inFile(file.data, (path) =>
      runBounded({ module: 'server/media/cutFont.ts', args: [path, spoken], bounds }),
    );
    const answer = JSON.parse(String(read));
    Object.assign(data, { metrics: fontMetrics.parse(answer.metrics) });
    const cut = Buffer.from(answer.woff2, 'base64');
    Object.assign(file, { data: cut, size: cut.length });
    if (file.tempFilePath) await writeFile(file.tempFilePath, cut);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw refused(say('This font cannot be read. Export it once more as WOFF2, with the letters a to z in it.'));
  }
}

const refused = (words: string) => new APIError(words, 400, undefined, true);

/** Films, their captions, and fonts of the house. Their files lie beside the pictures, and are served as these are: in ranges, by type. */
export function recordingFiles(mediaDir: string, files: SharedFiles): CollectionConfig {
  return {
    ...libraryOf('recording-files', files, mediaDir, { mimeTypes: Object.keys(recordedTypes), take: takeFile }),
    labels: { singular: 'Film, captions or font', plural: 'Films, captions and fonts' },
    typescript: { interface: 'RecordingFile' },
    admin: { useAsTitle: 'title', defaultColumns: ['title', 'mimeType', 'filesize', 'updatedAt'], group: 'Library' },
    defaultSort: 'title',
    fields: [
      usedIn,
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 80,
        admin: { description: 'By which you find it again; visitors do not see it' },
      },
      {
        name: 'isLicensed',
        label: 'Its licence allows it on a website',
        type: 'checkbox',
        defaultValue: false,
        admin: { disableListColumn: true, description: 'For a font: without the tick it is not accepted' },
      },
      { name: 'metrics', type: 'json', admin: { hidden: true } },
    ],
  };
}
