import type { IncomingMessage } from 'node:http';
import { plainText } from '@frontage/contract/primitives/plainText.ts';
import { readJson } from '@frontage/contract/primitives/readJson.ts';
import { naming } from '@frontage/contract/words/siteTexts.ts';
import type { Refusal } from '../guards/refusal.ts';
import type { RawSubmission } from './ContactSubmission.ts';
import type { Uploads } from './files/uploads.ts';

/**
 * The most bytes of a body without files (inclusive): the longest message, three times over because of escapes, and
 * some more.
 */
export const maxTextBytes = 262_144;
const maxFields = 100;
/** Of all fields together: every box of a form that is as long as it may be. */
const maxValues = 4_000;

export type Fields = Map<string, string[]>;

export const malformed: Refusal = {
  status: 400,
  code: 'unreadable',
  message: naming('unreadable'),
};
export const tooLong: Refusal = {
  status: 413,
  code: 'too_large',
  message: naming('requestTooLong'),
};

/**
 * Reads the body as text. Refuses one that is too long or not UTF-8. What is too long is read on and dropped, up to
 * `mostBytes` (inclusive): whoever sends it can read the answer, and keeps the connection.
 */
export async function readText(
  body: IncomingMessage,
  mostBytes: number,
): Promise<{ text: string } | { refusal: Refusal }> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  try {
    for await (const chunk of body) {
      const bytes = Buffer.from(chunk);
      sizeBytes += bytes.length;
      if (sizeBytes > mostBytes) return { refusal: tooLong };
      if (sizeBytes <= maxTextBytes) chunks.push(bytes);
    }
    if (sizeBytes > maxTextBytes) return { refusal: tooLong };
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    // Cut off on its way, or not text: in both cases there is nothing to read.
    return { refusal: malformed };
  }
}

/** Fields of a JSON object whose values are strings, numbers, booleans or lists of them. null counts as missing. */
export function parseJsonFields(text: string): Fields | undefined {
  const parsed = readJson(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
  const sent = Object.entries(parsed).flatMap(([name, value]) =>
    (value === null ? [] : [value].flat()).map((one): [string, unknown] => [name, one]),
  );
  return sent.every(([, value]) => isPlain(value)) ? collectFields(sent) : undefined;
}

export const parseFormFields = (text: string): Fields | undefined => collectFields([...new URLSearchParams(text)]);

function collectFields(sent: readonly [string, unknown][]): Fields | undefined {
  if (sent.length > maxValues) return undefined;
  const fields: Fields = new Map();
  for (const [name, value] of sent) addField(fields, name, writeValue(value));
  return fields.size <= maxFields ? fields : undefined;
}

/** A number of a program has no groups: 1.125 is written so that nobody reads a thousand in it. */
const writeValue = (value: unknown) =>
  typeof value === 'number' ? String(value).replace(/^-?\d{1,3}\.\d{3}$/, '$&0') : String(value);

/**
 * Adds a value in the form in which it is stored everywhere: without characters that no page may contain, and with
 * one kind of line break, because browsers send two characters for a break that was typed and counted as one.
 */
export function addField(fields: Fields, name: string, value: string): void {
  const known = fields.get(name) ?? [];
  // No copy: one for each value of a name that came a hundred thousand times took minutes.
  known.push(plainText(value.replaceAll('\r\n', '\n')));
  fields.set(name, known);
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

export interface ReadOptions {
  uploads: Uploads;
  /** The most bytes of one file (inclusive). */
  maxFileBytes: number;
  /** False: files are not kept, because the request is refused anyway and only its texts are shown again. */
  keepFiles: boolean;
}

/**
 * The contents of a body. With a refusal, `raw` contains what could be read, to be shown again; its files are deleted.
 */
export interface Reading {
  raw: RawSubmission;
  /** Names of the fields in which a file was sent, whether it was kept or not. */
  fileFieldsSent: string[];
  /** What is wrong with files that only a question of an owner may ask for, by their fields. */
  fileFaults?: ReadonlyMap<string, Refusal>;
  refusal: Refusal | undefined;
}

export function unread(refusal: Refusal): Reading {
  return { raw: { fields: new Map(), files: [] }, fileFieldsSent: [], refusal };
}
