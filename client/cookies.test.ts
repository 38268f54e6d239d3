import { expect, it } from 'vitest';
import { cookieOf, formatCookie } from './cookies.ts';

it('reads a cookie by its whole name', () => {
  expect(cookieOf('country', 'mycountry=XX; country=NL; _ga=GA1')).toBe('NL');
});

it('returns nothing for a missing cookie', () => {
  expect(cookieOf('country', '')).toBeUndefined();
});

it('returns nothing for an unreadable cookie that somebody else wrote', () => {
  expect(cookieOf('country', 'country=100%')).toBeUndefined();
});

it('sets a cookie for the whole site and for the given seconds', () => {
  expect(formatCookie('country', 'NL', 3600, false)).toBe('country=NL; path=/; max-age=3600; SameSite=Lax');
});

it('restricts it to TLS if the page came over TLS', () => {
  expect(formatCookie('country', 'NL', 3600, true)).toMatch(/; Secure$/);
});
