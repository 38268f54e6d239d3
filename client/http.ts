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

interface Call extends Pick<RequestOptions, 'onUploadProgress' | 'signal'> {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | FormData | null;
  timeoutMs: number;
}

/** A complete answer, whatever its status. */
interface Answer {
  status: number;
  text: string;
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
    const { headers, params = {}, timeoutMs = 0, ...watch } = options;
    const isForm = body instanceof FormData;
    const hasJson = body !== undefined && !isForm;
    const call = {
      ...watch,
      method,
      url: baseURL + path + queryOf(params),
      headers: { Accept: 'application/json', ...(hasJson ? { 'Content-Type': 'application/json' } : {}), ...headers },
      body: hasJson ? JSON.stringify(body) : isForm ? body : null,
      timeoutMs,
    };
    for (let retry = 1; ; retry += 1) {
      if (watch.signal?.aborted) throw aborted;
      const answer = await (watch.onUploadProgress && isForm && typeof XMLHttpRequest === 'function'
        ? upload(call)
        : ask(call));
      if (answer.status >= 200 && answer.status < 300) return bodyOf(answer);
      if (answer.status !== 500 || retry > maxRetries) throw failureOf(answer);
      await pause(wait(retry), watch.signal);
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

/** Ends early if the visitor cancels. */
const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });

/** The failure of R41 if no complete answer arrived. */
const lost = (message: string): HttpFailure => ({
  ...{ status: undefined, httpStatus: undefined, code: undefined, data: undefined },
  message,
});
const aborted: HttpFailure = { ...lost('Request aborted'), isAborted: true };
const cut = lost('Network Error');
const late = ({ timeoutMs }: Call) => lost(`timeout of ${timeoutMs} ms exceeded`);

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

/** Matches a proxy's page, or truncated JSON: not a sentence for people. */
const isMarkup = /<|^\s*[[{]/;

/** Finds the sentence: the string itself, or the `message` of an object. */
function sentenceOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return textOf(fieldOf(value, 'message'));
  return value.length <= 500 && !isMarkup.test(value) ? textOf(value) : undefined;
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

async function ask(call: Call): Promise<Answer> {
  const { body, headers, method, signal = null, timeoutMs, url } = call;
  const limit = timeoutMs > 0 ? AbortSignal.timeout(timeoutMs) : undefined;
  const ends = limit && signal ? AbortSignal.any([limit, signal]) : (limit ?? signal);
  try {
    const answer = await fetch(url, { method, headers, credentials: 'include', signal: ends, body });
    return { status: answer.status, text: await answer.text() };
  } catch {
    throw signal?.aborted ? aborted : limit?.aborted ? late(call) : cut;
  }
}

/** Reports the progress of an upload, which `fetch` cannot do. */
function upload(call: Call): Promise<Answer> {
  const { body, headers, method, onUploadProgress, signal, timeoutMs, url } = call;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = true;
    request.timeout = timeoutMs;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      onUploadProgress?.({ sentBytes: loaded, totalBytes: lengthComputable ? total : undefined });
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(cut);
    request.ontimeout = () => reject(late(call));
    request.onabort = () => reject(aborted);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
