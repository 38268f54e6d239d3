import { delayBeforeRetryMs, maxRetries } from './retryPolicy.ts';
import { Aborted, type Answer, Lost, sendCall } from './sendCall.ts';

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
