import { readJson } from '@frontage/contract/primitives/readJson.ts';
import { addDataAndFileToRequest, type FlattenedField, type PayloadRequest } from 'payload';
import { validOperatorSet } from 'payload/shared';
import { isRecord } from '../isRecord.ts';

/** Objects and lists within one another. A long text has some tens; Payload's stack ends before 3,000. */
const mostLevels = 500;

/**
 * Reads the body of a call, once for all who ask for `data`, `file` and `json`, and says what of the request no form of
 * ours sends and Payload (as of 3.90.2) trips over: it would answer 500, and log an error for each. A body of another
 * kind is left to be read as it comes.
 */
export async function readRequest(req: PayloadRequest): Promise<string | undefined> {
  return faultOfQuery(req.query ?? {}) ?? (await readBody(req));
}

function faultOfQuery(query: PayloadRequest['query']): string | undefined {
  for (const name of ['limit', 'page']) {
    const value = query[name] === undefined || typeof query[name] === 'string' ? Number(query[name] ?? 0) : -1;
    if (!Number.isNaN(value) && !(Number.isSafeInteger(value) && value >= 0))
      return `"${name}" must be a whole number from 0.`;
  }
  for (const name of ['where', 'data']) {
    const value = query[name];
    const parsed = readJson(value);
    if (value && !(isRecord(parsed) && !isDeeper(parsed, mostLevels))) return `"${name}" must be an object.`;
    if (name === 'where' && !isQuestion(parsed)) return '"where" asks for what no list has.';
  }
  return undefined;
}

/** Whether each part of `where` asks something, as the databases can. */
const isQuestion = (where: unknown): boolean =>
  where !== null &&
  (typeof where !== 'object' ||
    Object.entries(where).every(([name, part]) =>
      validOperatorSet.has(name as never)
        ? !/^(?:all|near|within|intersects)$/.test(name) && (name !== 'like' || typeof part === 'string')
        : isQuestion(part),
    ));

async function readBody(req: PayloadRequest): Promise<string | undefined> {
  try {
    await addDataAndFileToRequest(req);
  } catch (error) {
    if (Object(error).status < 500) throw error;
    return 'The body cannot be read.';
  }
  const { data = {} } = req;
  if (!isRecord(data)) return 'The body must be an object in JSON.';
  // Payload's own calls read the body again otherwise, and fail where there is none.
  if (req.bodyUsed) {
    Object.defineProperty(req, 'body', { value: null });
    req.data = data;
  }
  if (isDeeper(data, mostLevels)) return `The body has more than ${mostLevels} levels.`;
  const { collection, global } = req.routeParams ?? {};
  const { collections, globals } = req.payload;
  const config =
    globals.config.find(({ slug }) => slug === global) ?? collections[String(collection) as 'pages']?.config;
  return faultOfFields(config?.flattenedFields ?? [], data);
}

const isText = (value: unknown) => typeof (value ?? '') === 'string';
/** Forms send an empty list as 0. */
const isListOfRows = (value: unknown) => value === 0 || (Array.isArray(value) && value.every(isRecord));

const shapes: Partial<Record<FlattenedField['type'], [isFit: (value: unknown) => boolean, shape: string]>> = {
  array: [isListOfRows, 'a list of objects'],
  code: [isText, 'a text'],
  email: [isText, 'a text'],
  group: [isRecord, 'an object'],
  radio: [isText, 'a text'],
  select: [isText, 'a text'],
  text: [isText, 'a text'],
  textarea: [isText, 'a text'],
};

/** What has another shape than its field in the document that a call is about: what looks at it first relies on that. */
function faultOfFields(
  fields: readonly FlattenedField[],
  data: Record<string, unknown>,
  above = '',
): string | undefined {
  for (const field of fields) {
    const value = data[field.name];
    const [isFit, shape] = ('hasMany' in field && field.hasMany ? undefined : shapes[field.type]) ?? [];
    if (value === undefined || !isFit) continue;
    const path = above + field.name;
    if (!isFit(value)) return `"${path}" must be ${shape}.`;
    if (!('flattenedFields' in field)) continue;
    for (const part of [value].flat()) {
      const fault = isRecord(part) && faultOfFields(field.flattenedFields, part, `${path}.`);
      if (fault) return fault;
    }
  }
  return undefined;
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1)));
