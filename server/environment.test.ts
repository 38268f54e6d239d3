import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readAddresses } from './addresses.ts';
import { readEnvironment } from './environment.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'frontage-environment-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

test('needs no variable in development, and keeps the secret that it makes', () => {
  const first = readEnvironment({ DATA_DIR });
  expect(first).toMatchObject({ adminPort: 3001, adminHost: '127.0.0.1', siteUrl: 'http://localhost:3000' });
  expect(first.payloadSecret.length).toBeGreaterThanOrEqual(32);
  expect(readEnvironment({ DATA_DIR }).payloadSecret).toBe(first.payloadSecret);
  const file = join(DATA_DIR, 'secrets/payload-secret');
  expect(readFileSync(file, 'utf8')).toBe(first.payloadSecret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('reads the addresses alone just as it reads everything, and makes no secret for them', () => {
  const folder = join(DATA_DIR, 'untouched');
  const given = { DATA_DIR: folder, ADMIN_PORT: '4001', SITE_URL: 'https://wharfside.example', BACKEND_URL: '' };
  const addresses = readAddresses(given);
  expect(addresses).toEqual({
    adminPort: 4001,
    adminUrl: 'http://localhost:4001',
    siteUrl: 'https://wharfside.example',
    backendUrl: 'https://wharfside.example',
  });
  expect(existsSync(folder)).toBe(false);
  expect(readEnvironment(given)).toMatchObject(addresses);
  expect(() => readAddresses({ BACKEND_URL: 'wharfside.example' })).toThrow('BACKEND_URL: must be an address such as');
});

test('resolves a relative DATA_DIR against the repository', () => {
  const { dataDir, rootDir } = readEnvironment({ DATA_DIR: 'data', PAYLOAD_SECRET: 's'.repeat(32) });
  expect(isAbsolute(dataDir)).toBe(true);
  expect(dataDir).toBe(join(rootDir, 'data'));
});

const bucket = {
  S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com/',
  S3_BUCKET: 'wharfside-files',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('keeps files in DATA_DIR alone, unless a bucket is set', () => {
  expect(readEnvironment({ DATA_DIR }).bucket).toBeUndefined();
  expect(readEnvironment({ DATA_DIR, ...bucket, S3_PREFIX: 'site/one/' }).bucket).toMatchObject({
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    name: 'wharfside-files',
    prefix: 'site/one/',
  });
});

test('keeps moments of the database where a variable says so, in the bucket or in a folder', () => {
  expect(readEnvironment({ DATA_DIR, ...bucket }).moments).toBeUndefined();
  const folder = { kind: 'folder', folder: '/moments' };
  expect(readEnvironment({ DATA_DIR, MOMENTS: '/moments/' }).moments).toEqual({ place: folder, everyMs: 60_000 });
  const inBucket = readEnvironment({ DATA_DIR, ...bucket, MOMENTS: 'bucket', MOMENTS_EVERY_S: '10' });
  expect(inBucket.moments).toEqual({ place: { kind: 'bucket', bucket: inBucket.bucket }, everyMs: 10_000 });
});

test.each([
  [{ ADMIN_PORT: 'many' }, 'ADMIN_PORT: must be a port number'],
  [{ SITE_URL: 'wharfside.example' }, 'SITE_URL: must be an address such as https://example.com'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must begin with postgres:// or file:'],
  [{ DATABASE_URL: 'postgres://web:pa#ss@db/site' }, 'DATABASE_URL: must be an address, in whose name and password'],
  [{ SMTP_URL: 'smtp://web:pa/ss@mail.example' }, 'SMTP_URL: must be an address, in whose name and password each'],
  [{ CALENDAR_PRIVATE_HOSTS: 'dav.intern,http://dav' }, 'CALENDAR_PRIVATE_HOSTS: must be hosts as in an address'],
  [{ ...bucket, S3_ENDPOINT: 's3.example.com' }, 'S3_ENDPOINT: must be an address such as https://s3.'],
  [{ ...bucket, S3_BUCKET: 'https://x' }, 'S3_BUCKET: must be 3 to 63 small letters'],
  [{ ...bucket, S3_REGION: 'Frankfurt am Main' }, 'S3_REGION: must be such as eu-central-1'],
  [{ ...bucket, S3_PREFIX: '../others' }, 'S3_PREFIX: must be words of letters'],
  [{ ...bucket, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY: is missing, and files in a bucket need it.'],
  [{ S3_PREFIX: 'site' }, 'S3_BUCKET: is missing'],
  [{ MOMENTS: 'moments' }, 'MOMENTS: must be the word bucket, or the whole path'],
  [{ MOMENTS: 'bucket' }, 'MOMENTS: no bucket is set. Set S3_BUCKET'],
  [{ MOMENTS: join(DATA_DIR, 'moments') }, 'MOMENTS: lies within DATA_DIR'],
  [{ MOMENTS: '/moments', MOMENTS_EVERY_S: '1' }, 'MOMENTS_EVERY_S: must be a number of seconds'],
  [{ MOMENTS: '/moments', DATABASE_URL: 'postgres://x' }, 'backups.md, A point in time. Leave MOMENTS out.'],
  [{ MAIL_TO: 'nobody' }, 'MAIL_TO: must be an email address'],
  [{ APP_ENV: 'production' }, 'PAYLOAD_SECRET is missing'],
  [{ PAYLOAD_SECRET: 'short' }, 'PAYLOAD_SECRET: must have at least 32 characters'],
])('names what is wrong with %j', (given, message) => {
  expect(() => readEnvironment({ DATA_DIR, ...given })).toThrow(message);
});
