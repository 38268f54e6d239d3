import { isIP } from 'node:net';
import { z } from 'zod';
import { networkOf } from '../network/networkOf.ts';

const timeoutMs = 10_000;
const rememberedMs = 3_600_000;
const maxRemembered = 10_000;

const answer = z.object({ country: z.string().regex(/^[A-Za-z]{2}$/) });

/** The outcome of a look-up: no service was asked, or it gave no country, or it gave one. */
export type LookedUp = { outcome: 'found'; country: string } | { outcome: 'unasked' } | { outcome: 'failed' };

/** Returns the country of a network address. Never rejects. R32. */
export type CountryLookup = (address: string) => Promise<LookedUp>;

interface GeoOptions {
  /**
   * Undefined: no service is asked. `{ip}` in the address is replaced; without it the query gets `ip`. `{token}` is
   * replaced too.
   */
  service: { url: string; token: string | undefined } | undefined;
  now: () => Date;
  /** Receives the reason why a look-up failed, without the address. */
  onFault: (reason: string) => void;
}

/**
 * Asks the geolocation service. Our token goes to no one else. An answer is remembered for an hour and for the whole
 * network, so that a visitor cannot use up our quota; further requests meanwhile wait for the same answer. A fault is
 * reported as one, so that nobody takes the default for a fact. R31, R32.
 */
export function createCountryLookup({ service, now, onFault }: GeoOptions): CountryLookup {
  const remembered = new Map<string, { country: string; until: number }>();
  const asking = new Map<string, Promise<LookedUp>>();
  return async (address) => {
    if (!service || isIP(address) === 0) return { outcome: 'unasked' };
    const network = networkOf(address);
    const known = remembered.get(network);
    if (known && known.until > now().getTime()) return { outcome: 'found', country: known.country };
    const answered = asking.get(network) ?? lookUp(service, address, network).finally(() => asking.delete(network));
    asking.set(network, answered);
    return answered;
  };

  async function lookUp(from: NonNullable<typeof service>, address: string, network: string): Promise<LookedUp> {
    try {
      const country = await ask(from, address);
      if (remembered.size >= maxRemembered) remembered.delete(remembered.keys().next().value ?? '');
      remembered.set(network, { country, until: now().getTime() + rememberedMs });
      return { outcome: 'found', country };
    } catch (error) {
      onFault(reasonOf(error));
      return { outcome: 'failed' };
    }
  }
}

async function ask({ url, token }: NonNullable<GeoOptions['service']>, address: string): Promise<string> {
  const target = new URL(
    url.replace('{ip}', encodeURIComponent(address)).replace('{token}', encodeURIComponent(token ?? '')),
  );
  if (!url.includes('{ip}')) target.searchParams.set('ip', address);
  const response = await fetch(target, {
    headers: {
      Accept: 'application/json',
      ...(token && !url.includes('{token}') ? { Authorization: `Bearer ${token}` } : {}),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`the service answered with status ${response.status}`);
  return answer.parse(await response.json()).country.toUpperCase();
}

/** An error of fetch contains the called address, and with it the visitor's. So only its kind is reported. */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return 'the answer holds no country';
  if (error instanceof Error && error.message.startsWith('the service')) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}
