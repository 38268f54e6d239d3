import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import * as exitCodes from '@frontage/contract/wrongSettings.ts';
import { holdDirectory } from '@frontage/server/holdDirectory.ts';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { meetConditions } from './startConditions.ts';
import { run } from './testing/program.ts';

/** Exit codes that tell a supervisor above ours whether another try may help. */
const { passingFaultExitCode: passing, wrongSettingsExitCode: wrong } = exitCodes;

let variables: { DATA_DIR: string; PORT: string; ADMIN_PORT: string };
beforeEach(async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'frontage-serve-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  variables = { DATA_DIR, PORT: String(await findFreePort()), ADMIN_PORT: String(await findFreePort()) };
});

/** What `npm start` says and ends with where it cannot begin: it prints this fault, as the first test shows. */
async function refuse(changed: Record<string, string> = {}) {
  const given = { ...variables, ...changed };
  const met = await meetConditions(given).catch((error: unknown) => error);
  if (!(met instanceof EnvironmentFault)) throw new Error('It was not refused', { cause: met });
  return { code: exitCodes.exitCodeOf(met), said: met.message };
}

/** Runs `npm start` until it ends, and returns its output and exit code. */
async function start(changed: Record<string, string> = {}, ...words: string[]) {
  const program = run(['scripts/serve.ts', ...words], { ...variables, ...changed });
  return { code: await program.ended, said: program.said() };
}

async function occupy(name: 'PORT' | 'ADMIN_PORT') {
  const stranger = createServer().listen(Number(variables[name]), '127.0.0.1');
  onTestFinished(() => void stranger.close());
  await once(stranger, 'listening');
  return new RegExp(`^${name}: port ${variables[name]} of \\S+ is taken by another program\\.`);
}

// What `npm run dev` serves: develop.long.ts.
test.each([
  ['npm start', 'scripts/serve.ts'],
  ['npm run dev', 'scripts/develop.ts'],
])('%s ends at once if its port is taken, and says which', async (_, script) => {
  const words = await occupy('PORT');
  const program = run([script], variables);
  expect([await program.ended, program.said()]).toEqual([passing, expect.stringMatching(words)]);
  expect(program.said()).not.toContain('started again');
});

test('npm start ends at once if the port of the admin is taken', async () => {
  const words = await occupy('ADMIN_PORT');
  expect(await refuse()).toEqual({ code: passing, said: expect.stringMatching(words) });
});

test('npm start gives no port to two purposes: metrics are never at the port for visitors', async () => {
  const { code, said } = await refuse({ METRICS_PORT: variables.PORT });
  expect(code).toBe(wrong);
  expect(said).toMatch(
    new RegExp(`^PORT and METRICS_PORT are both ${variables.PORT}: each needs a port of its own\\.`),
  );
});

test('npm start names the process that already uses the data folder', async () => {
  const hold = holdDirectory(variables.DATA_DIR, new Date('2026-11-22T08:00:00Z'));
  const { code, said } = await refuse();
  expect(code).toBe(passing);
  expect(said).toMatch(
    new RegExp(`^DATA_DIR: \\S+ is in use by process ${process.pid} since 2026-11-22T08:00:00.000Z\\.`),
  );
  if (hold.kind === 'held') hold.release();
});

test('npm start says that the data folder cannot be created', async () => {
  const file = join(variables.DATA_DIR, 'file');
  writeFileSync(file, '');
  const { code, said } = await refuse({ DATA_DIR: join(file, 'data') });
  expect(code).toBe(wrong);
  expect(said).toMatch(/^DATA_DIR: \S+ cannot be made or written/);
});

test('npm start, with --check too, says so at once of a data folder where nothing can be created, such as one below /proc', async () => {
  const { code, said } = await refuse({ DATA_DIR: '/proc/frontage/data' });
  expect([code, said]).toEqual([
    wrong,
    expect.stringMatching(/^DATA_DIR: \/proc\/frontage\/data cannot be made or written/),
  ]);
});

test('npm start says that its address is not one of this machine', async () => {
  const { code, said } = await refuse({ HOST: '192.0.2.1' });
  expect([code, said]).toEqual([passing, expect.stringMatching(/^HOST: 192\.0\.2\.1 is no address of this machine\./)]);
});

test('npm start names all faults of all processes, with what was expected and how to fix it', async () => {
  const { code, said } = await refuse({
    LOG_LEVEL: 'loud',
    ANALYTICS_ID: 'none',
    APP_ENV: 'production',
    DATABASE_URL: 'mysql://frontage:canary@db',
    HOST: '256.1.1.1',
    ADMIN_HOST: '[::1]',
    TRUSTED_PROXIES: 'many',
    SMTP_URL: 'smtp://mail.example',
  });
  expect(code).toBe(wrong);
  const anAddress = 'must be an address such as 127.0.0.1, 0.0.0.0 or ::, or a name such as localhost';
  expect(said.split('\n').toSorted()).toEqual([
    `ADMIN_HOST: ${anAddress}. Set it so, or leave it out: it is then 127.0.0.1.`,
    'ANALYTICS_ID: must be the id of a Google tag (G-ABC1234567) or of a Tag Manager container (GTM-ABC1234), the address of a Matomo with its site (https://stats.example.com/matomo.php?idsite=1), or that of a Plausible script (https://plausible.io/js/script.js). Set it so, or leave it out.',
    'DATABASE_URL: must begin with postgres:// or file:. Set it so, or leave it out.',
    `HOST: ${anAddress}. Set it so, or leave it out: it is then localhost.`,
    'LOG_LEVEL: must be fatal, error, warn, info, debug, trace or silent. Set it so, or leave it out: it is then info.',
    'MAIL_TO and MAIL_FROM are missing: with SMTP_URL set, emails need both addresses. Set both, or leave SMTP_URL out.',
    expect.stringMatching(/^PAYLOAD_SECRET is missing: .* Set it to at least 32 random characters/),
    'TRUSTED_PROXIES: must be a number of proxies: a whole number from 0 to 10. Set it so, or leave it out: it is then 0.',
  ]);
});

test('npm start ends with one line if PostgreSQL does not answer, without its password', async () => {
  const { code, said } = await start({
    DATABASE_URL: `postgres://frontage:canary@127.0.0.1:${await findFreePort()}/site`,
  });
  expect(code).toBe(passing);
  expect(said).toMatch(/^DATABASE_URL: the database 127\.0\.0\.1:\d+\/site cannot be reached \(.*ECONNREFUSED.*\)\./m);
  expect(said).not.toMatch(/canary|^ +at |started again/m);
});

test('npm start -- --check starts nothing and ends with 0 if everything fits; for a site in production it says who answers at its address, and does not fail if nobody does', {
  tags: 'long',
}, async () => {
  const secret = { PAYLOAD_SECRET: 'a secret of the tests, long enough for it' };
  const site = { APP_ENV: 'production', SITE_URL: `http://127.0.0.1:${await findFreePort()}` };
  const { code, said } = await start({ ...secret, ...site }, '--check');
  expect(code).toBe(0);
  expect(said).toMatch(
    /^SITE_URL: 127\.0\.0\.1:\d+ does not answer from here \((?:ECONNREFUSED|no answer within 5 s)\)\./m,
  );
  expect(said).toMatch(/^All fits:/m);
  expect(existsSync(join(variables.DATA_DIR, 'held-by.json'))).toBe(false);
});

test('npm start -- --check tests database, bucket, CDN and mail server, and names each that is away', async () => {
  writeFileSync(join(variables.DATA_DIR, 'frontage.sqlite'), 'This is no database. '.repeat(100));
  const away = {
    S3_ENDPOINT: `http://127.0.0.1:${await findFreePort()}`,
    S3_BUCKET: 'files',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'canary',
    CDN_TAGS: 'Surrogate-Key: {site} {page}',
    CDN_PURGE_URL: `http://127.0.0.1:${await findFreePort()}/purge`,
    CDN_PURGE_HEADERS: 'Fastly-Key: canary; X-Keys: {keys}',
    SMTP_URL: `smtp://web:canary@127.0.0.1:${await findFreePort()}`,
    MAIL_TO: 'a@b.example',
    MAIL_FROM: 'c@d.example',
  };
  const { code, said } = await start(away, '--check');
  expect(code).toBe(wrong);
  expect(said).toMatch(/^DATA_DIR: the database file:\S+ is damaged/m);
  expect(said).toMatch(/^S3_ENDPOINT: the bucket files at 127\.0\.0\.1:\d+ cannot be written \(.+\)/m);
  expect(said).toMatch(/^CDN_PURGE_URL: 127\.0\.0\.1:\d+ does not purge \(.*ECONNREFUSED.*\)/m);
  expect(said).toMatch(/^SMTP_URL: the mail server at 127\.0\.0\.1:\d+ does not take emails \(.+\)/m);
  expect(said).not.toContain('canary');
});
