import { expect, it } from 'vitest';
import { cookieLine, cookieOf } from './cookies.ts';

it('reads a cookie by its whole name', () => {
  expect(cookieOf('country', 'mycountry=XX; country=NL; _ga=GA1')).toBe('NL');
});

it('knows a cookie that is not there', () => {
  expect(cookieOf('country', '')).toBeUndefined();
});

it('takes one that somebody else wrote, and that cannot be read, for none', () => {
  expect(cookieOf('country', 'country=100%')).toBeUndefined();
});

it('keeps a cookie for the whole site and for the seconds asked', () => {
  expect(cookieLine('country', 'NL', 3600, false)).toBe('country=NL; path=/; max-age=3600; SameSite=Lax');
});

it('keeps it from plain connections where the page came over TLS', () => {
  expect(cookieLine('country', 'NL', 3600, true)).toMatch(/; Secure$/);
});
