import { afterEach, expect, it, vi } from 'vitest';
import { readKeptCountryName } from './keptCountry.ts';

const asked = vi.fn();

function withCookies(cookie: string): void {
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('fetch', asked);
}

afterEach(() => {
  expect(asked).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it('names the country that was looked up before', async () => {
  withCookies('opened=x; country=NO');
  expect(await readKeptCountryName()).toBe('Norway');
});

it.each(['', 'country=', 'country=ZZ', 'country=norway', 'country=toString'])('finds none in "%s"', async (cookie) => {
  withCookies(cookie);
  expect(await readKeptCountryName()).toBeUndefined();
});
