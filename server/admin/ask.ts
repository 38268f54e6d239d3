import { say } from './say.ts';

/** Our endpoints say why they refuse in `message`, Payload in `errors`, the more exactly the further in. */
interface Refusal {
  message?: string;
  errors?: { message: string; data?: { errors?: { message: string }[]; secondFactor?: 'asked' | 'wrong' } }[];
}

export interface Asked<Answer> {
  /** Undefined where the admin refused, or no answer arrived. */
  answer: Answer | undefined;
  refusal: Refusal | undefined;
  /** Of HTTP; 0 where no answer arrived. */
  status: number;
  /** What the answer says, or why there is none; empty where it is done without a word. */
  words: string;
}

export const notReached = 'The admin could not be reached. Try once more.';

/** Length in characters below which browsers send a body even after its page is left. */
const mostKept = 10_000;

/**
 * Asks the admin's own API, with a body of JSON or a file, even if the page is left right away. Never rejects: where no
 * whole answer arrives, the words say so.
 */
export async function ask<Answer>(
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST',
  path: string,
  body?: object,
  signal: AbortSignal | null = null,
): Promise<Asked<Answer>> {
  const sent = body instanceof Blob || !body ? body : JSON.stringify(body);
  const response = await fetch(path, {
    method,
    signal,
    keepalive: method !== 'GET' && (typeof sent === 'string' ? sent.length < mostKept : !sent),
    ...(typeof sent === 'string' ? { headers: { 'Content-Type': 'application/json' } } : {}),
    body: sent ?? null,
  }).catch(() => undefined);
  return readAnswer(response);
}

/** What an answer of our endpoints says. A proxy in front of an admin that is away answers with a page, not with JSON. */
export async function readAnswer<Answer>(response: Response | undefined): Promise<Asked<Answer>> {
  const said: (Answer & Refusal) | undefined = await response?.json().catch(() => undefined);
  if (!response || !said) {
    return { answer: undefined, refusal: undefined, status: 0, words: say(notReached) };
  }
  const { status } = response;
  if (response.ok) return { answer: said, refusal: undefined, status, words: said.message ?? '' };
  const [error] = said.errors ?? [];
  const words = error?.data?.errors?.[0]?.message ?? error?.message ?? said.message;
  return { answer: undefined, refusal: said, status, words: words || say('It did not work. Try once more.') };
}

/** Returns whether the user is still signed in; undefined if no answer arrived. */
export async function checkSignedIn(): Promise<boolean | undefined> {
  const { answer } = await ask<{ user?: unknown }>('GET', '/api/users/me');
  return answer && Boolean(answer.user);
}
