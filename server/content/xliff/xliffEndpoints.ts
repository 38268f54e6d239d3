import { usualLanguage } from '@frontage/contract/language.ts';
import { kindInWords, kindOf } from '@frontage/kinds/kinds.ts';
import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { answer, getCall, postCall, readBytes } from '../../access/endpoints.ts';
import { say } from '../../admin/say.ts';
import { openBoundedThread } from '../../bounded/boundedThread.ts';
import { findWording, translateSettings } from '../../settings/wordingEndpoints.ts';
import { translate } from '../translate.ts';
import { findTwinIn, homeOfTwins, originalOf, readPlace, type TwinPlace } from '../twins.ts';
import { element, escapeXml, writeInline } from './inlineCodes.ts';
import type { ReadXliff } from './readXliff.ts';
import { type TakenDocument, type Translatable, takeXliff } from './takeXliff.ts';
import { type Unit, unitsOf } from './units.ts';

const maxBytes = 10_000_000;
const maxDocuments = 200;

const asked = z.object({
  language: z.string().min(2).max(20),
  of: z
    .union([z.string().transform((one) => [one]), z.array(z.string())])
    .transform((all) => all.slice(0, maxDocuments)),
});

const read = openBoundedThread<Uint8Array, ReadXliff>({
  module: 'server/content/xliff/xliffWorker.ts',
  patienceMs: 20_000,
  memoryMb: 256,
});

/**
 * `GET /api/xliff?language=de&of=pages/12&of=articles/3`: the texts of documents, or of the originals of translations,
 * as XLIFF 2.0 for translators; `of=site-settings`: the words of the settings.
 */
const exportEndpoint = getCall('/xliff', async (req) => {
  const { data } = asked.safeParse(req.query);
  if (!data) return answer(400, 'Say what and into which language: ?language=de&of=pages/12');
  const documents = new Map<string, WrittenDocument>();
  for (const name of data.of) {
    const found = await findTranslatable(req, name);
    if (!found) return answer(404, say('There is no {name} that could be translated', { name }));
    const { fields, id, source, title } = found;
    documents.set(id, { id, title, units: unitsOf(fields, source) });
  }
  const [first] = documents.keys();
  const file = `${documents.size === 1 ? first : 'translations'}.${data.language}.xlf`;
  return new Response(writeXliff(await findLanguage(req), data.language, [...documents.values()]), {
    headers: {
      'Content-Type': 'application/xliff+xml; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.replace(/[^\w.-]/g, '')}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
});

/**
 * `POST /api/xliff` with such a file as it came back: puts its texts into drafts of the translations, and answers for
 * each document which units it left out, and why.
 */
const importEndpoint = postCall('/xliff', async (req) => {
  const bytes = await readBytes(req, maxBytes);
  if (!bytes) return answer(413, say('The file is larger than 10 MB. Send it in parts.'));
  const file = await read(bytes).catch(() => undefined);
  const fault = faultOf(file, await findLanguage(req));
  if (!file || fault) return answer(400, fault ?? '');
  const documents: TakenDocument[] = [];
  for (const { id, units } of file.files) documents.push(await take(req, id, file.target, units));
  return answer(200, { documents });
});

export const xliffEndpoints = [exportEndpoint, importEndpoint] as const;

function faultOf(file: ReadXliff | undefined, language: string): string | undefined {
  if (!file?.version)
    return say(
      'The file cannot be read as XLIFF of at most 30,000 texts and marks: send the .xlf file that came back, or parts of it.',
    );
  if (!file.version.startsWith('2.'))
    return say('This is XLIFF {version}: ask the translators for XLIFF 2.0.', { version: file.version });
  if (!file.target) return say('The file does not say into which language it is translated (trgLang).');
  if (file.source !== language)
    return say('The file was translated from "{source}"; the site is in "{language}".', {
      source: file.source,
      language,
    });
  if (file.target === language)
    return say('The file is in "{language}" as the site is: it would change the originals.', { language });
  if (file.files.length > maxDocuments)
    return say('The file has more than {most} documents: send it in parts.', { most: maxDocuments });
  return undefined;
}

/** What keeps a whole document out is told like a unit that does not fit. */
async function take(
  req: PayloadRequest,
  id: string,
  language: string,
  units: ReadXliff['files'][number]['units'],
): Promise<TakenDocument> {
  const found = id.startsWith('translations.') ? undefined : await findTranslatable(req, id);
  const refuse = (title: string, reason: string) => ({ title, href: '', taken: 0, left: [{ place: '', reason }] });
  if (!found) return refuse(id, say('The site does not have this document any more'));
  try {
    return await takeXliff(req, language, found, units);
  } catch (error) {
    if (error instanceof APIError) return refuse(found.title, error.message);
    throw error;
  }
}

/**
 * The settings, or the original of a document, which may be itself, as translators get it. `name`: `pages/12` of a
 * call, `pages.12` of a file, in which ids have no slash.
 */
async function findTranslatable(req: PayloadRequest, name: string): Promise<Translatable | undefined> {
  if (name === 'site-settings') return readSettings(req);
  const [asksFor, asksId] = name.split(/[/.]/);
  const asked = readPlace({ collection: asksFor, id: asksId });
  const found = asked && (await find(req, asked));
  const original = found ? originalOf(asked, found) : undefined;
  const isItself = original?.collection === asked?.collection && original?.id === asked?.id;
  const document = isItself ? found : original && (await find(req, original));
  if (!original || !document) return undefined;
  const { collection, id } = original;
  const home = homeOfTwins(collection);
  const words = kindInWords(collection);
  return {
    id: `${collection}.${id}`,
    title: String(Reflect.get(document, collection === 'forms' ? 'title' : kindOf(collection).title)),
    fields: req.payload.collections[home].config.flattenedFields,
    source: words ? { [words.name]: document } : { ...document },
    home,
    openTwin: async (language) =>
      (await findTwinIn(req, original, language)) ?? (await translate(req, { ...original, language })).id,
  };
}

/** What means the same in a search is written in each language by itself. */
async function readSettings(req: PayloadRequest): Promise<Translatable> {
  const { search: _, ...source } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: false,
    req,
  });
  return {
    id: 'site-settings',
    title: say('Site settings'),
    fields: req.payload.collections.wordings.config.flattenedFields,
    source,
    home: 'wordings',
    openTwin: async (language) => (await findWording(req, language)) ?? (await translateSettings(req, language)).id,
  };
}

function find(req: PayloadRequest, { collection, id }: TwinPlace): Promise<object | null> {
  const options = { id, depth: 0, draft: true, disableErrors: true, overrideAccess: false, req } as const;
  return req.payload.findByID({ collection: collection as 'pages', ...options });
}

async function findLanguage({ payload }: PayloadRequest): Promise<string> {
  return (await payload.findGlobal({ slug: 'site-settings', depth: 0 })).language ?? usualLanguage;
}

interface WrittenDocument {
  /** `pages.12`. */
  id: string;
  title: string;
  units: readonly Unit[];
}

/** Writes documents as XLIFF 2.0: one `file` each, with a `unit` for each of their texts. */
function writeXliff(source: string, target: string, documents: readonly WrittenDocument[]): string {
  const files = documents.map(({ id, title, units }) => {
    const notes = element('notes', {}, element('note', {}, escapeXml(title)));
    const all = units.map(writeUnit).join('\n');
    return element('file', { id, 'xml:space': 'preserve' }, `\n${notes}\n${all}\n`);
  });
  const root = { xmlns: 'urn:oasis:names:tc:xliff:document:2.0', version: '2.0', srcLang: source, trgLang: target };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('xliff', root, `\n${files.join('\n')}\n`)}\n`;
}

function writeUnit({ id, text, words }: Unit): string {
  const { originalData, source } = writeInline(words);
  const segment = element('segment', {}, element('source', {}, source));
  return element('unit', { id, name: text.place }, originalData + segment);
}
