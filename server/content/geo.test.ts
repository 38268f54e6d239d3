import { createServer, type RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createCountryLookup } from './geo.ts';

async function startPeer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
}

function createLookup(url: string | undefined) {
  const faults: string[] = [];
  const service = url === undefined ? undefined : { url, token: 'secret-token' };
  return {
    faults,
    countryOf: createCountryLookup({ service, now: () => new Date(), onFault: (one) => faults.push(one) }),
  };
}

describe('the country of a visitor', () => {
  it('comes from the service, asked once an hour, with our token', async () => {
    const asked: unknown[] = [];
    const url = await startPeer((request, response) => {
      asked.push([request.url, request.headers.authorization]);
      response.end('{"country":"nl","city":"Utrecht"}');
    });
    const { countryOf } = createLookup(`${url}/{ip}`);
    expect(await countryOf('203.0.113.7')).toEqual({ outcome: 'found', country: 'NL' });
    expect(await countryOf('203.0.113.7')).toEqual({ outcome: 'found', country: 'NL' });
    expect(asked).toEqual([['/203.0.113.7', 'Bearer secret-token']]);
  });

  it('is looked up once for a household, however many of its addresses ask at once', async () => {
    let asked = 0;
    const url = await startPeer((_request, response) => {
      asked += 1;
      response.end('{"country":"NL"}');
    });
    const { countryOf } = createLookup(url);
    const household = Array.from({ length: 20 }, (_, index) => `2001:db8:1:2::${index + 1}`);
    const answers = await Promise.all(household.map(countryOf));
    expect(answers).toEqual(household.map(() => ({ outcome: 'found', country: 'NL' })));
    await countryOf('2001:db8:1:2:ffff::1');
    expect(asked).toBe(1);
    await countryOf('2001:db8:1:3::1');
    expect(asked).toBe(2);
  });

  it.each([
    ['an error', 500, '{}', 'the service answered with status 500'],
    ['no country', 200, '{"country":""}', 'the answer holds no country'],
    ['no JSON', 200, 'Utrecht', 'SyntaxError'],
  ])(
    'is a failure when the service answers with %s, and the log names no address',
    async (_what, status, body, fault) => {
      const url = await startPeer((_request, response) => response.writeHead(status).end(body));
      const { countryOf, faults } = createLookup(url);
      expect(await countryOf('203.0.113.7')).toEqual({ outcome: 'failed' });
      expect(faults).toEqual([fault]);
    },
  );

  it('distinguishes a missing service from one that does not answer', async () => {
    expect(await createLookup(undefined).countryOf('203.0.113.7')).toEqual({ outcome: 'unasked' });
    const { countryOf, faults } = createLookup('http://127.0.0.1:9');
    expect(await countryOf('203.0.113.7')).toEqual({ outcome: 'failed' });
    expect(faults).toEqual(['TypeError']);
  });
});
