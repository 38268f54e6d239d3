import { isRecord } from '../isRecord.ts';

/** Under it, a body of any length is read as it comes, after the sign-in. */
export const streamedPath = '/api/import-wordpress';

/** Objects and lists within one another. A long text has some tens; Payload's stack ends before 3,000. */
const mostLevels = 500;

/**
 * Answers 400 to a question, or a body in JSON, that no form of ours sends, and that Payload (as of 3.90.2) trips over:
 * it would answer 500, and log an error for each. Bodies that are read as they come are not looked at.
 */
export async function refuseMalformed(request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const isJson = request.headers.get('content-type')?.startsWith('application/json');
  const text = isJson && !pathname.startsWith(streamedPath) ? await request.clone().text() : '';
  const message = faultOfQuery(searchParams) ?? (text && faultOfBody(text));
  return message ? Response.json({ errors: [{ message }] }, { status: 400 }) : undefined;
}

function faultOfQuery(query: URLSearchParams): string | undefined {
  for (const name of ['limit', 'page']) {
    const value = Number(query.get(name) ?? 0);
    if (!Number.isNaN(value) && !(Number.isSafeInteger(value) && value >= 0))
      return `"${name}" must be a whole number from 0.`;
  }
  for (const name of ['where', 'data']) {
    const value = query.get(name);
    const parsed = value && parse(value);
    if (value && !(isRecord(parsed) && !isDeeper(parsed, mostLevels))) return `"${name}" must be an object.`;
  }
  return undefined;
}

function faultOfBody(text: string): string | undefined {
  const body = parse(text);
  // A file for a call that takes files, whatever its sender calls it.
  if (body === undefined) return undefined;
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
