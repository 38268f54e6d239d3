import { NextRequest } from 'next/server.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { proxy } from './proxy.ts';

/** The headers of a page of the admin under these variables. */
function headersWith(variables: Record<string, string>): Headers {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return proxy(new NextRequest('http://localhost:3001/admin')).headers;
}

test.each([
  [{}, 'http://localhost:3000'],
  [{ SITE_URL: 'https://wharfside.example/' }, 'https://wharfside.example'],
  [
    { SITE_URL: 'https://wharfside.example', BACKEND_URL: 'https://api.wharfside.example' },
    'https://api.wharfside.example',
  ],
])("the admin frames pages of the website's host alone: %j", (variables, origin) => {
  const policy = headersWith({ SITE_URL: '', BACKEND_URL: '', ...variables }).get('content-security-policy');
  expect(policy).toMatch(new RegExp(`frame-src ${origin.replaceAll('.', '\\.')};`));
});

test('an admin with an https address tells browsers to keep to TLS, and no other does', () => {
  const sts = (adminUrl: string) => headersWith({ ADMIN_URL: adminUrl }).get('strict-transport-security');
  expect(sts('https://admin.wharfside.example')).toBe('max-age=31536000');
  expect(sts('')).toBeNull();
});

test('an invalid address is named', () => {
  expect(() => headersWith({ ADMIN_URL: 'admin.wharfside.example' })).toThrow('ADMIN_URL: must be an address such as');
});
