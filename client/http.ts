/** A call to the backend. */
interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
  signal: AbortSignal | undefined;
  /** ms; 0 means no limit. */
  timeoutMs: number;
  onUploadProgress: ((progress: { sentBytes: number; totalBytes: number | undefined }) => void) | undefined;
}

/** A complete answer, whatever its status. */
interface Answer {
  status: number;
  text: string;
}

/** There was no complete answer; the message says why, in the words of R41. */
class Lost extends Error {}

/** The visitor cancelled the call. */
class Aborted extends Lost {
  constructor() {
    super('Request aborted');
  }
}

const cut = 'Network Error';

const timeoutText = (ms: number) => `timeout of ${ms} ms exceeded`;

/** Retries after the first attempt. R37. */
const maxRetries = 5;

const capMs = 5000;

const firstDelayMs = 500;

/** Share of a delay that is added at random, so that visitors of one outage do not all return at once. R37. */
const jitter = 0.2;

/** The rejection of a failed call. R41. */
export interface HttpFailure {
  /** `success` of the answer's body; undefined if our host did not answer. */
  status: unknown;
  /** The HTTP status; undefined if there was no answer at all. */
  httpStatus: number | undefined;
  /** The error code of our own host; undefined if the answer was not from it. */
  code: string | undefined;
  /** A sentence: the server's if it sent one, otherwise the transport's. */
  message: string;
  /** `error` of the answer's body: a sentence, or an object with details. */
  data: unknown;
  /** The visitor cancelled the call. */
  isAborted?: true;
}

export interface RequestOptions {
  headers?: Record<string, string>;
  params?: Record<string, unknown>;
  signal?: AbortSignal;
  /** ms; 0 means no limit. */
  timeoutMs?: number;
  onUploadProgress?: (progress: { sentBytes: number; totalBytes: number | undefined }) => void;
}

/** Calls to the product's own backend. Each resolves to the body of the answer, or rejects with an {@link HttpFailure}. */
export interface HttpClient {
  get<Answer>(path: string, options?: RequestOptions): Promise<Answer>;
  post<Answer>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer>;
  put<Answer>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer>;
  /** Offered besides the two that the site uses, like PUT and DELETE. R58. */
  patch<Answer>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer>;
  delete<Answer>(path: string, options?: RequestOptions): Promise<Answer>;
}

interface HttpClientOptions {
  /** Address of the backend, without a trailing slash. Empty: the page's own host. */
  baseURL: string;
  /** ms before a retry; tests pass a function that does not wait. */
  wait?: (retry: number) => number;
}

/**
 * Creates a client that sends credentials and retries up to five times when the backend answers with status 500,
 * whatever the method: the backend recognises a repeated request by its `Idempotency-Key`. R37, R42.
 */
export function createHttpClient({ baseURL, wait = delayBeforeRetryMs }: HttpClientOptions): HttpClient {
  async function send(method: string, path: string, body?: unknown, options: RequestOptions = {}) {
    const { headers, params = {}, signal, timeoutMs = 0, onUploadProgress } = options;
    const isForm = body instanceof FormData;
    const hasJson = body !== undefined && !isForm;
    const call = {
      method,
      url: baseURL + path + queryOf(params),
      headers: { Accept: 'application/json', ...(hasJson ? { 'Content-Type': 'application/json' } : {}), ...headers },
      body: hasJson ? JSON.stringify(body) : isForm ? body : undefined,
      signal,
      timeoutMs,
      onUploadProgress,
    };
    try {
      for (let retry = 1; ; retry += 1) {
        const answer = await sendCall(call);
        if (answer.status >= 200 && answer.status < 300) return bodyOf(answer);
        if (answer.status !== 500 || retry > maxRetries) throw failureOf(answer);
        await pause(wait(retry), signal);
      }
    } catch (error) {
      throw error instanceof Lost ? failureOfLost(error) : error;
    }
  }

  return {
    get: (path, options) => send('GET', path, undefined, options),
    post: (path, body, options) => send('POST', path, body, options),
    put: (path, body, options) => send('PUT', path, body, options),
    patch: (path, body, options) => send('PATCH', path, body, options),
    delete: (path, options) => send('DELETE', path, undefined, options),
  };
}

/** The query string, without empty values, and with lists as the content API reads them. */
function queryOf(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (Array.isArray(value)) for (const one of value) query.append(`${name}[]`, String(one));
    else if (value !== undefined && value !== null) query.append(name, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** Parsed JSON if it is valid, otherwise the text as it is. */
function bodyOf({ text }: Answer) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Ends early, like a call, if the visitor cancels. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(new Aborted());
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
}

/** The failure of R41 for a refusal by the backend. */
function failureOf(answer: Answer): HttpFailure {
  const body: unknown = bodyOf(answer);
  const fault = fieldOf(body, 'error');
  const told = sentenceOf(fault) ?? sentenceOf(body) ?? textOf(fieldOf(body, 'statusText'));
  return {
    status: fieldOf(body, 'success'),
    httpStatus: answer.status,
    code: textOf(fieldOf(body, 'code')),
    message: told ?? `Request failed with status code ${answer.status}`,
    data: fault,
  };
}

/** The failure of R41 if no complete answer arrived. */
function failureOfLost(lost: Lost): HttpFailure {
  const { message } = lost;
  const none = { status: undefined, httpStatus: undefined, code: undefined, message, data: undefined };
  return lost instanceof Aborted ? { ...none, isAborted: true } : none;
}

/** Finds the sentence: the string itself, or the `message` of an object. */
function sentenceOf(value: unknown): string | undefined {
  return (
    textOf(fieldOf(value, 'message')) ?? (fieldOf(value, 'message') === undefined ? textOfFault(value) : undefined)
  );
}

/** Matches a proxy's page, or truncated JSON: not a sentence for people. */
const isMarkup = /<|^\s*[[{]/;

function textOfFault(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= 500 && !isMarkup.test(value) ? textOf(value) : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** ms before the given retry (1 is the first): 500, 1000, 2000, 4000, 5000, each up to a fifth longer, never over 5000. */
export function delayBeforeRetryMs(retry: number, chance: () => number = Math.random): number {
  const delay = firstDelayMs * 2 ** (retry - 1);
  return Math.min(capMs, Math.round(delay * (1 + jitter * chance())));
}

/** Sends a call. Only rejects with {@link Lost}. Reports the progress of an upload, which `fetch` cannot do. */
function sendCall(call: Call): Promise<Answer> {
  if (call.signal?.aborted) return Promise.reject(new Aborted());
  const isFollowed = call.onUploadProgress && call.body instanceof FormData && typeof XMLHttpRequest === 'function';
  return isFollowed ? upload(call) : ask(call);
}

async function ask({ body, headers, method, signal, timeoutMs, url }: Call): Promise<Answer> {
  const ended = new AbortController();
  const end = () => ended.abort();
  signal?.addEventListener('abort', end);
  const timer = timeoutMs > 0 ? setTimeout(end, timeoutMs) : undefined;
  try {
    const init = { method, headers, credentials: 'include', signal: ended.signal } as const;
    const answer = await fetch(url, body === undefined ? init : { ...init, body });
    return { status: answer.status, text: await answer.text() };
  } catch {
    if (signal?.aborted) throw new Aborted();
    throw new Lost(ended.signal.aborted ? timeoutText(timeoutMs) : cut);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

function upload({ body, headers, method, onUploadProgress, signal, timeoutMs, url }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = true;
    request.timeout = timeoutMs;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      onUploadProgress?.({ sentBytes: loaded, totalBytes: lengthComputable ? total : undefined });
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new Lost(cut));
    request.ontimeout = () => reject(new Lost(timeoutText(timeoutMs)));
    request.onabort = () => reject(new Aborted());
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body ?? null);
  });
}
