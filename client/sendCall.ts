/** A call to the backend. */
export interface Call {
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
export interface Answer {
  status: number;
  text: string;
}

/** There was no complete answer; the message says why, in the words of R41. */
export class Lost extends Error {}

/** The visitor cancelled the call. */
export class Aborted extends Lost {
  constructor() {
    super('Request aborted');
  }
}

const cut = 'Network Error';
const timeoutText = (ms: number) => `timeout of ${ms} ms exceeded`;

/** Sends a call. Only rejects with {@link Lost}. Reports the progress of an upload, which `fetch` cannot do. */
export function sendCall(call: Call): Promise<Answer> {
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
