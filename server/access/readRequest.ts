import { addDataAndFileToRequest, type PayloadRequest } from 'payload';
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
    const parsed = typeof value === 'string' ? parse(value) : value;
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
        ? !/^(?:all|near)$/.test(name) && (name !== 'like' || typeof part === 'string')
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
  for (const { name, type } of fieldsOf(req)) {
    const value = data[name];
    if (type === 'group' && value !== undefined && !isRecord(value)) return `"${name}" must be an object.`;
    if (type !== 'group' && typeof (value ?? '') !== 'string') return `"${name}" must be a text.`;
  }
  return undefined;
}

/** The groups and texts of the document that a call is about. */
function fieldsOf({ payload, routeParams = {} }: PayloadRequest) {
  const { collection, global } = routeParams;
  const config =
    payload.config.collections.find(({ slug }) => slug === collection) ??
    payload.globals.config.find(({ slug }) => slug === global);
  const fields = config?.flattenedFields ?? [];
  return fields.filter((field) => /^(?:email|group|text)$/.test(field.type) && !('hasMany' in field && field.hasMany));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1)));
