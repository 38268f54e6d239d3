import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { hostSecretOf, signsByAnother } from './readOrMakeSecret.ts';
import { openTestHost, type TestHost } from './testing/testHost.ts';

const payloadSecret = 'a secret that every host of one website has';
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'frontage-secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('is the same on every host with one PAYLOAD_SECRET, differs with another, and never is the variable itself', () => {
  const secret = hostSecretOf({ dataDir, payloadSecret });
  expect(hostSecretOf({ dataDir: join(dataDir, 'elsewhere'), payloadSecret })).toBe(secret);
  expect(hostSecretOf({ dataDir, payloadSecret: `${payloadSecret}.` })).not.toBe(secret);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(secret).not.toContain(payloadSecret);
});

it('stays the secret that an older DATA_DIR contains, since links in sent emails are signed with it', () => {
  mkdirSync(join(dataDir, 'secrets'));
  writeFileSync(join(dataDir, 'secrets/backend-secret'), 'kept before');
  expect(hostSecretOf({ dataDir, payloadSecret })).toBe('kept before');
});

it('is noted in the database as a digest, so that a host with another secret notices', async () => {
  const host: TestHost = await openTestHost({});
  onTestFinished(() => host.close());
  const { payload } = host;
  expect(await signsByAnother(payload, 'one')).toBe(false);
  expect(await signsByAnother(payload, 'one')).toBe(false);
  expect(await signsByAnother(payload, 'two')).toBe(true);
  expect(await signsByAnother(payload, 'two'), 'after a change at all hosts').toBe(false);
  expect(JSON.stringify(await payload.kv.get('host-secret'))).not.toContain('two');
});
