import axios, { AxiosError, type AxiosInstance, type AxiosProgressEvent, isCancel } from 'axios';
import axiosRetry from 'axios-retry';
import { delayBeforeRetryMs, maxRetries } from './retryPolicy.ts';

/** What a call that failed rejects with. R41. */
export interface HttpFailure {
  /** `success` of the answer's body; undefined where no answer of ours came. */
  status: unknown;
  /** The HTTP status; undefined where no answer came at all. */
  httpStatus: number | undefined;
  /** A sentence: the server's own where it gave one, else the transport's. */
  message: string;
  /** `error` of the answer's body: a sentence, or an object with details. */
  data: unknown;
}

export interface RequestOptions {
  headers?: Record<string, string>;
  params?: Record<string, unknown>;
  signal?: AbortSignal;
  /** ms; 0 waits for ever. */
  timeoutMs?: number;
  onUploadProgress?: (progress: { sentBytes: number; totalBytes: number | undefined }) => void;
}

/** Calls to the product's own backend. Each resolves to the body of the answer, or rejects with an {@link HttpFailure}. */
export interface HttpClient {
  get<Answer>(path: string, options?: RequestOptions): Promise<Answer>;
  post<Answer>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer>;
  put<Answer>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer>;
  /** Offered beside the two that the site uses, as are PUT and DELETE. R58. */
  patch<Answer>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer>;
  delete<Answer>(path: string, options?: RequestOptions): Promise<Answer>;
}

interface HttpClientOptions {
  /** Address of the backend, without a trailing slash. Empty: the page's own host. */
  baseURL: string;
  /** Waits before a retry; tests pass one that does not. */
  wait?: (retry: number) => number;
}

/**
 * A client that sends credentials and tries again, up to five times, when the backend answers with status 500:
 * whatever the method, since the backend knows a repeated request by its `Idempotency-Key`. R37, R42.
 */
export function createHttpClient({
  baseURL,
  wait = (retry) => delayBeforeRetryMs(retry),
}: HttpClientOptions): HttpClient {
  const instance = axios.create({ baseURL, withCredentials: true, timeout: 0 });
  axiosRetry(instance, {
    retries: maxRetries,
    retryCondition: (error) => error.response?.status === 500 && !isCut(error),
    retryDelay: wait,
  });
  return {
    get: (path, options) => send(instance, 'GET', path, undefined, options),
    post: (path, body, options) => send(instance, 'POST', path, body, options),
    put: (path, body, options) => send(instance, 'PUT', path, body, options),
    patch: (path, body, options) => send(instance, 'PATCH', path, body, options),
    delete: (path, options) => send(instance, 'DELETE', path, undefined, options),
  };
}

async function send<Answer>(
  instance: AxiosInstance,
  method: string,
  url: string,
  body: unknown,
  { headers, params, signal, timeoutMs = 0, onUploadProgress }: RequestOptions = {},
): Promise<Answer> {
  try {
    const answer = await instance.request<Answer>({
      method,
      url,
      timeout: timeoutMs,
      timeoutErrorMessage: `timeout of ${timeoutMs} ms exceeded`,
      headers: { Accept: 'application/json', ...headers },
      ...(body === undefined ? {} : { data: body }),
      ...(params ? { params } : {}),
      ...(signal ? { signal } : {}),
      ...(onUploadProgress
        ? {
            onUploadProgress: ({ loaded, total }: AxiosProgressEvent) =>
              onUploadProgress({ sentBytes: loaded, totalBytes: total }),
          }
        : {}),
    });
    return answer.data;
  } catch (error) {
    throw failureOf(error);
  }
}

/** The shape of R41 for whatever went wrong. */
function failureOf(error: unknown): HttpFailure {
  if (isCancel(error)) return { status: undefined, httpStatus: undefined, message: 'Request aborted', data: undefined };
  if (!(error instanceof AxiosError)) throw error;
  const answer = isCut(error) ? undefined : error.response;
  const body: unknown = answer?.data;
  const fault = fieldOf(body, 'error');
  return {
    status: fieldOf(body, 'success'),
    httpStatus: answer?.status,
    message: sentenceOf(fault) ?? sentenceOf(body) ?? textOf(fieldOf(body, 'statusText')) ?? transportText(error),
    data: fault,
  };
}

/** A string is the sentence itself; an object carries it as `message`. */
function sentenceOf(value: unknown): string | undefined {
  return (
    textOf(fieldOf(value, 'message')) ?? (fieldOf(value, 'message') === undefined ? textOfFault(value) : undefined)
  );
}

/** A proxy's page, or JSON that broke off on its way: no sentence for people. */
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

/** An answer that broke off: browsers give none of it, Node what had come. */
function isCut(error: AxiosError): boolean {
  return error.message === 'stream has been aborted';
}

/** Node and browsers word a lost connection differently; visitors and tests read one text. R41. */
function transportText(error: AxiosError): string {
  if (
    (error.response && !isCut(error)) ||
    error.code === AxiosError.ECONNABORTED ||
    error.code === AxiosError.ETIMEDOUT
  )
    return error.message;
  return 'Network Error';
}
