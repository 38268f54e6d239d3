import { isRecord } from '../isRecord.ts';

/** Objects and lists within one another. A long text has some tens; Payload's stack ends before 3,000. */
const mostLevels = 500;

/**
 * Answers 400 to a question or a body that no form of ours sends, and that Payload (as of 3.90.2) trips over: it
 * would answer 500, and log an error for each.
 */
export async function refuseMalformed(request: Request): Promise<Response | undefined> {
  const [, kind] = /^application\/(json|x-www-form-urlencoded)/.exec(request.headers.get('content-type') ?? '') ?? [];
  const text = kind ? await request.clone().text() : '';
  const message =
    faultOfQuery(new URL(request.url).searchParams) ??
    (kind === 'json' ? text && faultOfBody(text) : faultOfQuery(new URLSearchParams(text)));
  return message ? Response.json({ errors: [{ message }] }, { status: 400 }) : undefined;
}

function faultOfQuery(query: URLSearchParams): string | undefined {
  for (const name of ['depth', 'limit', 'page']) {
    const value = Number(query.get(name) ?? 0);
    if (!Number.isNaN(value) && !(Number.isSafeInteger(value) && value >= 0))
      return `"${name}" must be a whole number from 0.`;
  }
  for (const name of ['where', 'data']) {
    const value = query.get(name);
    if (value && !isRecord(parse(value))) return `"${name}" must be an object.`;
  }
  return undefined;
}

function faultOfBody(text: string): string | undefined {
  const body = parse(text);
  if (typeof body !== 'object' || body === null) return 'The body must be an object in JSON.';
  return isDeeper(body, mostLevels) ? `The body has more than ${mostLevels} levels.` : undefined;
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
