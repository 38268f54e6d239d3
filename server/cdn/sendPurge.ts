import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { pauseOf } from '../network/callOutside.ts';
import type { CdnSettings } from './cdnSettings.ts';

const timeoutMs = 10_000;
/** The longest wait that a CDN may ask for, in ms; then it is called anyway. */
const longestWaitMs = 600_000;

export class PurgeFault extends Error {
  override name = 'PurgeFault';
  readonly status: number | undefined;
  /** The wait that the CDN asks for. */
  readonly waitMs: number | undefined;
  constructor(
    message: string,
    { cause, status, waitMs }: { cause?: unknown; status?: number; waitMs?: number | undefined },
  ) {
    super(message, { cause });
    this.status = status;
    this.waitMs = waitMs;
  }
}

/** Makes a CDN forget all answers with one of the keys. Rejects with a {@link PurgeFault}. */
export async function sendPurge(settings: CdnSettings, keys: readonly string[], signal?: AbortSignal): Promise<void> {
  for (const { body, headers } of callsFor(settings, keys)) {
    const answer = await fetch(settings.purgeUrl, {
      method: 'POST',
      headers,
      body,
      // A redirect would take the token to another host.
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    }).catch((error: unknown) => {
      throw new PurgeFault(`the CDN cannot be reached (${reasonOf(error)})`, { cause: error });
    });
    await answer.body?.cancel();
    if (answer.ok) continue;
    const waitMs = pauseOf(answer.headers.get('retry-after'), longestWaitMs);
    throw new PurgeFault(`the CDN answers with status ${answer.status}`, { status: answer.status, waitMs });
  }
}

/** Purges a key that no answer has. Throws EnvironmentFault, naming the variable, if the CDN refuses. */
export async function checkPurge(settings: CdnSettings): Promise<void> {
  try {
    await sendPurge(settings, ['check']);
  } catch (error) {
    if (!(error instanceof PurgeFault)) throw error;
    const isRefused = error.status === 401 || error.status === 403;
    const mend = isRefused
      ? 'Put a token into it that may purge.'
      : 'See that it is the address at which keys are purged.';
    const name = isRefused ? 'CDN_PURGE_HEADERS' : 'CDN_PURGE_URL';
    throw new EnvironmentFault(
      `${name}: ${new URL(settings.purgeUrl).host} does not purge (${error.message}). ${mend}`,
      { cause: error },
    );
  }
}

function callsFor(
  { purgeBody, purgeHeaders }: CdnSettings,
  keys: readonly string[],
): { headers: Record<string, string>; body: string }[] {
  if (purgeBody.includes('{key}')) return keys.map((key) => callOf(purgeHeaders, purgeBody.replaceAll('{key}', key)));
  const headers = purgeHeaders.replaceAll('{keys}', keys.join(' '));
  return [callOf(headers, purgeBody.replaceAll('{keys}', JSON.stringify(keys)))];
}

function callOf(headers: string, body: string) {
  const pairs = headers.split('; ').map((header) => header.split(/: ?(.*)/, 2));
  const type = body === '' ? {} : { 'Content-Type': 'application/json' };
  return { headers: { ...type, ...Object.fromEntries(pairs) }, body };
}

/** Why a fetch failed. The platform only says that it did, and puts the reason into the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.name === 'TimeoutError' ? 'no answer within 10 seconds' : error.message;
}
