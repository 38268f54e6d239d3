import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mailServerHint } from './dashboard/mailServerHint.ts';
import { omissionsOf, readEnvironment } from './hostEnvironment.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'frontage-environment-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

/** The names of the environment variables in a source file's schema. */
function variablesIn(path: string): string[] {
  const source = readFileSync(new URL(path, import.meta.url), 'utf8');
  return [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
}

test('reads no variable that docs/operations/variables.md does not name', () => {
  const table = readFileSync(new URL('../docs/operations/variables.md', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('| ') ? [line.split('|')[1] ?? ''] : []))
    .join(',');
  const named = new Set(table.split(/[,\s]+/));
  const read = [
    ...variablesIn('./hostEnvironment.ts'),
    ...variablesIn('./cdn/cdnSettings.ts'),
    ...variablesIn('./environment.ts'),
    ...variablesIn('./bucketSettings.ts'),
    ...variablesIn('../contract/traceSettings.ts'),
  ];
  expect(read).toEqual(
    expect.arrayContaining(['PORT', 'SMTP_URL', 'S3_BUCKET', 'CDN_PURGE_URL', 'DATABASE_URL', 'PIPEDRIVE_API_TOKEN']),
  );
  expect(read.filter((name) => !named.has(name))).toEqual([]);
});

test('the dashboard names exactly the variables that a mail server needs', () => {
  const named = mailServerHint.match(/\b[A-Z]+_[A-Z]+\b/g) ?? [];
  const given: Record<string, string> = {
    SMTP_URL: 'smtp://mail.example',
    MAIL_TO: 'a@b.example',
    MAIL_FROM: 'a@b.example',
  };
  expect(named.toSorted()).toEqual(Object.keys(given).toSorted());
  for (const name of named.filter((one) => one !== 'SMTP_URL'))
    expect(() => readEnvironment({ DATA_DIR, ...given, [name]: '' })).toThrow(`${name} is missing`);
});

test.each([
  [{ PORT: '70000' }, 'PORT'],
  [{ TRUSTED_PROXIES: 'one' }, 'TRUSTED_PROXIES: must be a number of proxies'],
  [{ CORS_ORIGINS: 'wharfside.example' }, 'CORS_ORIGINS: must be addresses'],
  [{ PROOF_OF_WORK: 'yes' }, 'PROOF_OF_WORK: must be on or off'],
  [{ DELIVERY_PAUSES: '60,soon' }, 'DELIVERY_PAUSES: must be seconds, each at most a day (86400), split by commas'],
  [{ DELIVERY_PAUSES: '172800' }, 'DELIVERY_PAUSES: must be seconds, each at most a day'],
  [{ WEBHOOK_PRIVATE_HOSTS: 'https://chat.intern' }, 'WEBHOOK_PRIVATE_HOSTS: must be hosts as in an address'],
  [{ INBOUND_IMAP_URL: 'imaps://a:b#c@example.com/INBOX' }, 'INBOUND_IMAP_URL: must be an address, in whose name'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_TO and MAIL_FROM are missing'],
  [{ PIPEDRIVE_API_URL: 'https://company.pipedrive.com' }, 'PIPEDRIVE_API_URL and PIPEDRIVE_API_TOKEN belong together'],
  [{ HUBSPOT_TOKEN: 'pat-eu1-1' }, 'HUBSPOT_TOKEN and HUBSPOT_DEAL_PROPERTY belong together'],
  [
    {
      ...{ HUBSPOT_TOKEN: 'pat-eu1-1', HUBSPOT_DEAL_PROPERTY: 'frontage_id' },
      ...{ PIPEDRIVE_API_URL: 'https://company.pipedrive.com', PIPEDRIVE_API_TOKEN: 'a' },
    },
    'requests go to one CRM',
  ],
  [{ INBOUND_ADDRESS: 'answers+*@example.com' }, 'INBOUND_ADDRESS: nothing takes in what arrives there'],
  [{ INBOUND_IMAP_URL: 'imaps://a:b@example.com/INBOX' }, 'INBOUND_ADDRESS is missing'],
  [{ INBOUND_ADDRESS: 'answers+*-*@example.com' }, 'INBOUND_ADDRESS: must be an email address such as'],
  [{ INBOUND_ADDRESS: 'answers@*.example.com' }, 'INBOUND_ADDRESS: must be an email address such as'],
  [{ INBOUND_IMAP_URL: 'imaps://imap.example.com' }, 'INBOUND_IMAP_URL: must be such as imaps://'],
  [{ INBOUND_WEBHOOK_SECRET: 'whsec_short' }, 'INBOUND_WEBHOOK_SECRET: must be whsec_'],
  [{ SELF_TEST_URL: 'never' }, 'SELF_TEST_URL: must be off, or an address'],
  [{ ORIGIN_SECRET: 'short' }, 'ORIGIN_SECRET: must be at least 32 letters'],
  [{ CDN_TAGS: 'Cache-Tag: {page}' }, 'CDN_TAGS: must be a header with {site} and {page}'],
  [{ CDN_TAGS: 'CDN-Tag: {site},{page}' }, 'CDN_PURGE_URL: is missing, and a CDN that keeps pages needs it'],
  [{ CDN_PURGE_HEADERS: 'token' }, 'CDN_PURGE_HEADERS: must be headers with "; " between them'],
  [
    {
      CDN_TAGS: 'CDN-Tag: {site},{page}',
      CDN_PURGE_URL: 'https://api.example.com/purge',
      CDN_PURGE_HEADERS: 'AccessKey: abc',
    },
    'CDN_PURGE_BODY: says nowhere what to forget',
  ],
  [{ PIPEDRIVE_DEAL_FIELD: 'number' }, 'PIPEDRIVE_DEAL_FIELD: must be the key of a custom field'],
])('names what is wrong with %j', (given, message) => {
  expect(() => readEnvironment({ DATA_DIR, ...given })).toThrow(message);
});

test('warns in production about what visitors and sales would miss, and about nothing in development', () => {
  const production = { DATA_DIR, APP_ENV: 'production', PAYLOAD_SECRET: 's'.repeat(32) };
  expect(omissionsOf(readEnvironment(production))).toEqual([
    expect.stringContaining('SMTP_URL is not set'),
    expect.stringContaining('SITE_URL is not set'),
  ]);
  const mail = {
    SMTP_URL: 'smtp://mail.example',
    MAIL_TO: 'sales@wharfside.example',
    MAIL_FROM: 'web@wharfside.example',
  };
  expect(omissionsOf(readEnvironment({ ...production, ...mail, SITE_URL: 'https://wharfside.example' }))).toEqual([]);
  expect(omissionsOf(readEnvironment({ DATA_DIR }))).toEqual([]);
});
