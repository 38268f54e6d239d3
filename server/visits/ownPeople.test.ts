import { expect, test } from 'vitest';
import { ownPeopleCookieFor } from './ownPeople.ts';

test.each([
  ['https://admin.example.com', 'https://example.com', 'Domain=example.com'],
  ['https://admin.example.com', 'https://www.example.com', 'Domain=example.com'],
  ['https://cms.agency.co.uk', 'https://www.agency.co.uk', 'Domain=agency.co.uk'],
  ['http://localhost:3001', 'http://localhost:3000', undefined],
  ['https://admin.example.com', 'https://other.com', undefined],
  ['https://10.0.0.7:3001', 'https://10.0.0.8', undefined],
])('people who sign in at %s are known at %s by %s', (adminUrl, siteUrl, domain) => {
  const parts = ownPeopleCookieFor({ adminUrl, siteUrl }).split('; ');
  expect(parts.find((part) => part.startsWith('Domain='))).toBe(domain);
  expect(parts.includes('Secure')).toBe(adminUrl.startsWith('https:'));
});
