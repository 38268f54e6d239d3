import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';
import { type AnswerReader, proofField, readToken } from '@frontage/contract/contact/readAnswers.ts';
import { paths } from '@frontage/contract/paths.ts';
import { clientIdOf } from './analytics.ts';
import { backendAddress } from './backendAddress.ts';
import { readConsent } from './consent.ts';
import { cookieOf } from './cookies.ts';
import { createHttpClient, type HttpFailure } from './http.ts';
import { originOfVisit } from './origin.ts';
import { outcomeOf, type SendOutcome } from './sendOutcome.ts';

export interface MailRequest {
  fields: Record<string, FieldValue>;
  files: readonly SentFile[];
}

/** A file and its field. */
interface SentFile {
  name: string;
  file: File;
}

/**
 * One message that is being sent. Sending an unchanged message again after the network failed is the same attempt: same
 * key, same time. So the server can tell a lost answer from a second message. R37.
 */
export interface Attempt {
  idempotencyKey: string;
  fingerprint: string;
  prepared: PreparedFields;
  files: MailRequest['files'];
}

interface Watch {
  signal: AbortSignal;
  onProgress: (sentBytes: number, totalBytes: number | undefined) => void;
}

/** A call that accepts a form, and how its answer is read. */
export interface TakingCall<Data> {
  path: string;
  success: AnswerReader<Data>;
}

/** A little more than the 600 ms within which the server takes nobody for a person. */
const pauseMs = 700;
/**
 * When each fetched token is old enough (ms since 1970), and the proof of work in progress if the server requires one; it
 * resolves to undefined if none can be found.
 */
const fetched = new Map<string, { usableAt: number; proof: Promise<string | undefined> | undefined }>();

export const http = createHttpClient({ baseURL: backendAddress });

/** Fetches a fresh token, with the name of its honeypot. Rejects if the backend does not answer. */
export async function fetchFormToken(formId: string): Promise<FormToken> {
  const answer = await http.get<unknown>(paths.formToken, { params: { formId } });
  const { challenge, ...token } = readToken(answer);
  const proof =
    challenge && import('./solveChallenge.ts').then(({ proofOf }) => proofOf(challenge)).catch(() => undefined);
  fetched.set(token.formToken, { usableAt: Date.now() + pauseMs, proof });
  return token;
}

/**
 * Waits until a token is old enough for the server to take us for a person: a visitor whose browser filled in the form
 * touches it for the first time by pressing the button. Returns what must be sent along with the token.
 */
async function waitUntilUsable(formToken: unknown): Promise<{ [proofField]?: string }> {
  const { proof: solving, usableAt = 0 } = fetched.get(String(formToken)) ?? {};
  const pause = usableAt - Date.now();
  if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  const proof = await solving;
  return proof ? { [proofField]: proof } : {};
}

/**
 * Makes an attempt of a request, or returns the `earlier` one if nothing has changed since. Another token, or another
 * name of the empty honeypot, is no change: both are renewed without the visitor's doing.
 */
export function attemptOf(request: MailRequest, earlier: Attempt | undefined): Attempt {
  const { formToken, ...typed } = request.fields;
  const counted = Object.entries(typed).filter(([, value]) => value !== '');
  const fingerprint = JSON.stringify([counted, request.files.map(({ file, name }) => [name, identityOf(file)])]);
  if (earlier?.fingerprint === fingerprint) {
    const prepared = { ...earlier.prepared, ...(formToken ? { formToken: String(formToken) } : {}) };
    return { ...earlier, prepared };
  }
  const consent = readConsent();
  const prepared = prepareFields(request.fields, {
    pageAddress: location.href,
    now: new Date(),
    // Only if the visitor allowed counting. R50.
    analyticsClientId: consent?.counting ? clientIdOf(cookieOf('_ga')) : undefined,
    origin: originOfVisit(consent),
  });
  return { idempotencyKey: createRandomKey(), fingerprint, prepared, files: request.files };
}

/**
 * Returns the attempt with which the same message continues. Only a message that the server has, or found invalid, is
 * done: one that is told to wait may have been stored by an earlier try whose answer was lost.
 */
export function attemptAfter(attempt: Attempt, { outcome }: SendOutcome<unknown>): Attempt | undefined {
  return outcome === 'sent' || outcome === 'duplicate' || outcome === 'invalid' ? undefined : attempt;
}

/**
 * Sends a form to its call. Never rejects: each way it can end is an outcome. A form that was open for too long is sent
 * once more with a fresh token under the same key, so that nobody has to press twice.
 */
export async function sendForm<Data>(
  call: TakingCall<Data>,
  attempt: Attempt,
  watch: Watch,
): Promise<SendOutcome<Data>> {
  const outcome = await post(call, attempt, watch);
  if (outcome.outcome !== 'refused' || !outcome.isStale || !attempt.prepared.formToken) return outcome;
  const fresh = await fetchFormToken(String(attempt.prepared.formId)).catch(() => undefined);
  if (!fresh) return outcome;
  return post(call, { ...attempt, prepared: { ...attempt.prepared, formToken: fresh.formToken } }, watch);
}

async function post<Data>(
  { path, success }: TakingCall<Data>,
  attempt: Attempt,
  { signal, onProgress }: Watch,
): Promise<SendOutcome<Data>> {
  try {
    const prepared = { ...attempt.prepared, ...(await waitUntilUsable(attempt.prepared.formToken)) };
    const answer = await http.post<unknown>(path, bodyOf(prepared, attempt.files), {
      signal,
      headers: { 'Idempotency-Key': attempt.idempotencyKey },
      onUploadProgress: ({ sentBytes, totalBytes }) => onProgress(sentBytes, totalBytes),
    });
    const { data: sent } = success.safeParse(answer);
    return sent ? { outcome: 'sent', data: sent.data } : { outcome: 'unreachable' };
  } catch (failure) {
    return isHttpFailure(failure) ? outcomeOf(failure) : { outcome: 'unreachable' };
  }
}

export function isHttpFailure(failure: unknown): failure is HttpFailure {
  return typeof failure === 'object' && failure !== null && 'httpStatus' in failure && 'message' in failure;
}

function identityOf(file: File | undefined): unknown {
  return file && [file.name, file.size, file.lastModified];
}

/** `crypto.randomUUID` exists on secure pages only, and a preview may be on plain http. */
function createRandomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type FieldValue = string | number | boolean | readonly string[] | undefined;

/** Values that the page knows and the visitor did not type. */
interface SubmissionContext {
  pageAddress: string;
  now: Date;
  /** Only if the visitor agreed to analytics and a client id exists. */
  analyticsClientId?: string | undefined;
  origin?: string | undefined;
}

type PreparedFields = Record<string, string | number | boolean>;

/**
 * Prepares fields for sending: removes empty strings (nothing else), joins lists by commas, adds the page's address,
 * the local time and where the visit began. R36.
 */
export function prepareFields(fields: Record<string, FieldValue>, context: SubmissionContext): PreparedFields {
  const all: Record<string, FieldValue> = {
    ...fields,
    resendUrl: context.pageAddress,
    time: context.now.toLocaleString('ru-RU'),
    googleGA4ClientId: context.analyticsClientId,
    origin: context.origin,
  };
  const prepared: PreparedFields = {};
  for (const [name, value] of Object.entries(all)) {
    if (value === undefined) continue;
    const joined = typeof value === 'object' ? value.join(',') : value;
    if (joined !== '') prepared[name] = joined;
  }
  return prepared;
}

/** Returns fields to send as JSON, or multipart form data if there is a file. R36. */
export function bodyOf(prepared: PreparedFields, files: readonly SentFile[]): PreparedFields | FormData {
  if (files.length === 0) return prepared;
  const form = new FormData();
  for (const [name, value] of Object.entries(prepared)) form.append(name, String(value));
  for (const { name, file } of files) form.append(name, file, file.name);
  return form;
}
