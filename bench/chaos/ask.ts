import { randomInt } from 'node:crypto';

/** An answer of a host: its status, and what its body holds. */
export interface Answer {
  status: number;
  body: unknown;
}

interface Sending {
  path: string;
  fields: Record<string, string>;
  /** The network address that it seems to come from: hosts believe one proxy. */
  from: string;
  key: string;
  /** Told of what nobody answers, and whether surely no host has it. */
  onSilence?: (isUnheard: boolean) => void;
}

/** Sends a form as script does; undefined where nobody answers: the host was killed, or is not up yet. */
export async function ask(url: string, { fields, from, key, onSilence, path }: Sending): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': key,
        'x-forwarded-for': from,
      },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(20_000),
    });
    return { status: response.status, body: await response.json() };
  } catch (error) {
    onSilence?.(error instanceof TypeError && isRefused(error.cause));
    return undefined;
  }
}

/** Nobody listens there: it has not come to any host. */
function isRefused(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}

/** The address of somebody else each time it is asked for. */
export function anyAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
