import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const logged = { error: vi.spyOn(console, 'error'), warn: vi.spyOn(console, 'warn') };
const browser = { cookie: '', documentElement: { dataset: {} } };

beforeEach(() => {
  browser.cookie = '';
  vi.stubGlobal('document', browser);
  vi.stubGlobal('location', { protocol: 'https:' });
  for (const log of Object.values(logged)) log.mockReset().mockReturnValue(undefined);
  // The module keeps the look-up of its page, so each test loads the module again.
  vi.resetModules();
});

afterEach(() => vi.unstubAllGlobals());

async function countryWhere(status: number, body: unknown) {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  const { findVisitorCountry } = await import('./findVisitorCountry.ts');
  return findVisitorCountry();
}

it('stores a country that was looked up in a cookie for an hour', async () => {
  expect(await countryWhere(200, { country: 'NO' })).toEqual({ code: 'NO', source: 'lookup' });
  expect(browser.cookie).toBe('country=NO; path=/; max-age=3600; SameSite=Lax; Secure');
});

it.each([
  ['an error', 503, { success: false }],
  ['no country', 200, {}],
  ['a country that is none', 200, { country: 'ZZ' }],
])('uses the default after %s, marks it as such, logs it and sets no cookie', async (_what, status, body) => {
  expect(await countryWhere(status, body)).toEqual({ code: 'US', source: 'default' });
  expect(browser.cookie).toBe('');
  expect(logged.error).toHaveBeenCalledWith('The country could not be looked up', expect.any(Error));
});

it('uses the default without a look-up service, which is no fault of the page', async () => {
  expect(await countryWhere(200, { country: null })).toEqual({ code: 'US', source: 'default' });
  expect(browser.cookie).toBe('');
  expect(logged.error).not.toHaveBeenCalled();
  expect(logged.warn).toHaveBeenCalledOnce();
});
