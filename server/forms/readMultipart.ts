import type { Readable } from 'node:stream';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { isFileField, maxFiles } from '@frontage/contract/contact/limits.ts';
import { idPattern } from '@frontage/contract/forms/questions.ts';
import { naming } from '@frontage/contract/words/siteTexts.ts';
import type { FastifyRequest } from 'fastify';
import { isFaultOfBody, tooLarge } from '../guards/body.ts';
import { detailOf, type Refusal, type Told } from '../guards/refusal.ts';
import type { ReceivedFile } from './ContactSubmission.ts';
import { keepFile } from './files/keepFile.ts';
import { type AcceptedType, acceptedTypes } from './files/mimeTypes.ts';
import type { KeptBytes, Uploads } from './files/uploads.ts';
import {
  addField,
  type Fields,
  malformed,
  maxTextBytes,
  type Reading,
  type ReadOptions,
  tooLong,
  unread,
} from './readFields.ts';

/** Bytes of UTF-8 that every file system accepts, with room for " (1)" and the like. */
const maxNameBytes = 200;

/** Names that Windows reserves for devices, with any extension. */
const device = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/** Extensions of types whose name is not their only one. */
const further: Partial<Record<string, readonly string[]>> = { jpeg: ['jpg', 'jpeg', 'pjpeg'], keynote: ['key'] };

/** Extensions of each type. The first one is added to a name that has none of them. */
const endings = new Map<AcceptedType, readonly string[]>(
  Object.entries(acceptedTypes).map(([name, type]) => [type, further[name] ?? [name]]),
);

/**
 * Reads multipart form data: files are streamed to the folder of uploads, fields are collected. After a fault of a file
 * the rest is still read, so that what was typed can be shown again, but no file is kept.
 */
export async function readMultipart(request: FastifyRequest, options: ReadOptions): Promise<Reading> {
  const fields: Fields = new Map();
  const files: ReceivedFile[] = [];
  let refusal: Refusal | undefined;
  const fileFaults = new Map<string, Refusal>();
  const fileFieldsSent = new Set<string>();
  let textBytes = 0;
  try {
    for await (const part of partsOf(request, options)) {
      if (part.type === 'field') {
        const value = String(part.value ?? '');
        textBytes += Buffer.byteLength(value);
        if (part.valueTruncated || textBytes > maxTextBytes) refusal ??= tooLong;
        else addField(fields, part.fieldname, value);
        continue;
      }
      // Which form asks for it is known once all fields are read.
      const { fieldname: field } = part;
      const isWanted = idPattern.test(field) && options.keepFiles && refusal === undefined;
      // A field without a chosen file has neither name nor bytes. A name such as `../` is empty too.
      const isChosen = part.filename !== '' || (await hasBytes(part.file));
      if (isChosen) fileFieldsSent.add(field);
      if (!isWanted || !isChosen) part.file.resume();
      else {
        const isOfTable = isFileField(field);
        const isFull = files.filter((one) => isFileField(one.field) === isOfTable).length === maxFiles;
        if (isFull) part.file.resume();
        const kept = isFull ? tooManyFiles(field) : await receivePart(part, field, options);
        if (!('status' in kept)) files.push(kept);
        else if (isOfTable) refusal = kept;
        else fileFaults.set(field, kept);
      }
    }
  } catch (error) {
    await removeAll(options, files);
    if (isFaultOfBody(error)) return unread(malformed);
    throw error;
  }
  if (refusal) await removeAll(options, files.splice(0));
  return { raw: { fields, files }, fileFieldsSent: [...fileFieldsSent], fileFaults, refusal };
}

/** A field takes one file, that of a question as many as it says. R28. */
export const tooManyFiles = (field: string): Refusal => ({
  status: 422,
  code: 'invalid',
  message: naming('tooManyFiles'),
  details: [detailOf(field, naming('tooManyFiles'), 'file.count')],
});

function partsOf(request: FastifyRequest, { maxFileBytes }: ReadOptions): AsyncIterable<Multipart> {
  return request.parts({
    limits: {
      fileSize: maxFileBytes,
      fieldSize: maxTextBytes,
      fieldNameSize: 100,
      fields: 100,
      files: 20,
      headerPairs: 50,
    },
  });
}

function hasBytes(stream: Readable): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const settle = () => resolve(stream.readableLength > 0);
    stream.once('readable', settle).once('end', settle).once('close', settle).once('error', reject);
  });
}

async function receivePart(
  part: MultipartFile,
  field: string,
  { uploads }: ReadOptions,
): Promise<ReceivedFile | Refusal> {
  const sent = await uploads.keep(part.file);
  try {
    const file = part.file.truncated ? tooLarge(field) : await receiveFile(sent, part.filename, field, uploads);
    if ('status' in file) await uploads.remove(sent.storageName);
    return file;
  } catch (error) {
    await uploads.remove(sent.storageName);
    throw error;
  }
}

/** The file as it is stored, identified by its content; or why it is refused. */
async function receiveFile(
  sent: KeptBytes,
  givenName: string,
  field: string,
  uploads: Uploads,
): Promise<ReceivedFile | Refusal> {
  const refusal = (message: Told, type: string): Refusal => ({
    status: 422,
    code: 'invalid',
    message,
    details: [detailOf(field, message, type)],
  });
  if (sent.sizeBytes === 0) return refusal(naming('fileEmpty'), 'file.empty');
  const kept = await keepFile(uploads, sent, givenName);
  if ('fault' in kept) return refusal(sentences[kept.fault], 'file.type');
  const { storageName, sizeBytes, sha256, type } = kept;
  return { field, fileName: fileNameOf(givenName, type), storageName, mimeType: type, sizeBytes, sha256 };
}

/** What a visitor is told, by what is wrong with the file. */
const sentences = {
  unknown: naming('fileTypeRefused'),
  macros: naming('fileHasMacros'),
  password: naming('fileHasPassword'),
  damaged: naming('pictureDamaged'),
  tooLarge: naming('pictureTooLarge'),
};

async function removeAll({ uploads }: ReadOptions, files: ReceivedFile[]): Promise<void> {
  await Promise.all(files.map(({ storageName }) => uploads.remove(storageName)));
}

/**
 * The visitor's name for a file, for people to read and to save it under: no folders, no invisible characters, a
 * limited length, and an extension of its type, so that a text called `brief.js` opens as the text it is.
 */
export function fileNameOf(name: string, type: AcceptedType): string {
  const last = name.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  let visible = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
  while (/[. ]$/.test(visible)) visible = visible.slice(0, -1);
  visible = visible.trim();
  const named = visible === '' ? 'file' : visible.replace(device, '_$&');
  const known = endings.get(type) ?? [];
  const given = known.find((ending) => named.toLowerCase().endsWith(`.${ending}`));
  const ending = given ? named.slice(-given.length - 1) : `.${known[0]}`;
  const stem = given ? named.slice(0, -ending.length) : named;
  return cut(stem === '' ? 'file' : stem, maxNameBytes - ending.length) + ending;
}

/** At most so many bytes of a text: what is left of a character at the end is dropped. */
const cut = (text: string, maxBytes: number) =>
  new TextDecoder().decode(Buffer.from(text).subarray(0, maxBytes), { stream: true });
