import { paths } from '@frontage/contract/paths.ts';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import type { LookedUp } from '../content/geo.ts';
import { setBaseHeaders } from '../http/baseHeaders.ts';
import { createFormTokens } from './formToken.ts';
import { serveVisitorCalls } from './serveVisitorCalls.ts';

async function askGeo(looked: LookedUp) {
  const app = fastify();
  setBaseHeaders(app, { isProduction: true });
  await app.register(serveVisitorCalls, {
    tokens: createFormTokens('a secret of thirty-two characters', () => new Date()),
    countryOf: async () => looked,
    servedAt: { stamp: () => undefined },
    proofOfWork: undefined,
  });
  const answer = await app.inject({ url: paths.geo });
  await app.close();
  return { status: answer.statusCode, cache: answer.headers['cache-control'], body: answer.json() };
}

it('answers with the country that was found', async () => {
  const answer = await askGeo({ outcome: 'found', country: 'NL' });
  expect(answer).toEqual({ status: 200, cache: 'private, no-store', body: { country: 'NL' } });
});

it('answers a failed look-up with 503, never with a country', async () => {
  expect(await askGeo({ outcome: 'failed' })).toEqual({
    status: 503,
    cache: 'private, no-store',
    body: { success: false, error: 'The country could not be looked up.', code: 'unavailable', data: null },
  });
});

it('names no country if no service is set', async () => {
  expect(await askGeo({ outcome: 'unasked' })).toMatchObject({ status: 200, body: { country: null } });
});
