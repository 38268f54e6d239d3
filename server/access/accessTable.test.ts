import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addressOf, openStage, password, type Stage, signInForToken } from '../testing/stage.ts';
import { type Role, roles } from './access.ts';
import { accessTable, type Who } from './accessTable.ts';
import { callsOfCollection, callsOfGlobal, nameOfCall } from './shut.ts';

/** Everybody who may ask: the roles, an account whose role was taken away, and nobody. */
const people = [...roles, 'no role', 'no account'] as const;
type Person = (typeof people)[number];

interface Asked {
  /** Such as `POST pages/:id/duplicate`. */
  call: string;
  who: Who;
}

const { calls, collections, globals } = accessTable;
const asked: Asked[] = [
  ...within('', calls),
  ...Object.entries(globals).flatMap(([slug, opening]) => within(`globals/${slug}`, callsOfGlobal(opening))),
  ...Object.entries(collections).flatMap(([slug, opening]) => within(slug, callsOfCollection(opening))),
];

function within(of: string, named: Readonly<Record<string, Who | undefined>>): Asked[] {
  return Object.entries(named).map(([name, who = []]) => {
    const [method, path = ''] = name.split(' ');
    return { call: `${method} ${`${of}${path}`.replace(/^\/|\/$/g, '')}`, who };
  });
}

/** Taken for the key of a preference of one's own, of whatever name. */
const isKey = ({ call }: Asked) => / payload-preferences\/(?!:key)/.test(call);

/** They would start a process that reads the whole demo, or end the session that asks for the rest. */
const notWhereAllowed = ['POST demo/remove', 'POST users/logout'];

let stage: Stage;
let tokens: Record<Person, string | undefined>;
beforeAll(async () => {
  stage = await openStage('SQLite');
  await makeRoleless(stage);
  const signedIn = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await signInForToken(stage, role)] as const)),
  ) as Record<Role, string>;
  tokens = { ...signedIn, 'no role': await signInForToken(stage, 'guest'), 'no account': undefined };
});
afterAll(() => stage.close());

async function makeRoleless({ payload }: Stage): Promise<void> {
  const data = { email: addressOf('guest'), password, name: 'guest', role: 'editor' } as const;
  const { id } = await payload.create({ collection: 'users', data });
  await payload.db.updateOne({ collection: 'users', id, data: { role: 'guest' }, returning: false });
}

function ask(call: string, person: Person, body: unknown = {}, headers: Record<string, string> = {}) {
  const [method = '', path = ''] = call
    .replace(/\/:id\?$/, '')
    .replace(':collection', 'pages')
    .replace(':filename', 'none.webp')
    .replace(/:\w+/, '999999')
    .split(' ');
  return stage.call(method, path, method === 'GET' ? undefined : body, tokens[person], headers);
}

/* R63 */
test('names every collection, global and call of ours and of Payload, whether it is open or not, and no other', () => {
  const { config } = stage.payload;
  const all = [
    ...config.endpoints.map((one) => ['', one] as const),
    ...config.globals.flatMap(({ endpoints, slug }) =>
      (endpoints || []).map((one) => [`globals/${slug}`, one] as const),
    ),
    ...config.collections.flatMap(({ endpoints, slug }) => (endpoints || []).map((one) => [slug, one] as const)),
  ].map(([of, endpoint]) => within(of, { [nameOfCall(endpoint)]: [] })[0]?.call ?? '');
  const named = asked.map(({ call }) => call);
  expect(
    all.filter((call) => !named.includes(call)),
    'say in accessTable.ts who may ask for these',
  ).toEqual([]);
  const open = asked.filter(({ who }) => who.length > 0).map(({ call }) => call);
  expect(open.filter((call) => !all.includes(call))).toEqual([]);
  expect(Object.keys(collections).toSorted()).toEqual(config.collections.map(({ slug }) => slug).toSorted());
  expect(Object.keys(globals).toSorted()).toEqual(config.globals.map(({ slug }) => slug).toSorted());
});

test.each(people)('answers %s for each call as the table says, and never with a fault', async (person) => {
  const faults = vi.spyOn(stage.payload.logger, 'error');
  const wrong: string[] = [];
  for (const { call, who } of asked) {
    const isMeant = who === 'anyone' || who.some((role) => role === person);
    if (isKey({ call, who }) || (isMeant && notWhereAllowed.includes(call))) continue;
    const { body, status } = await ask(call, person);
    const told: unknown = body?.message;
    const isRefused = [401, 403].includes(status) && (told === 'Sign in first' || String(told).startsWith('Only '));
    const expected = who.length === 0 ? status === 404 : isMeant ? status < 500 && !isRefused : isRefused;
    if (!expected) wrong.push(`${call}: ${status} ${JSON.stringify(body)}`);
  }
  expect(wrong).toEqual([]);
  // Refusals of Payload's own are logged as information: see privateLogging.
  const isFault = ([logged]: unknown[]) => !(Number(Object(Object(logged).err).status) < 500);
  expect(faults.mock.calls.filter(isFault)).toEqual([]);
  faults.mockRestore();
});

test('answers 404 for ids that no document has, before they reach a database', async () => {
  const paths = ['leads/versions', 'removals/person', 'pages/1.5', 'pages/-1', "pages/1'", 'pages/1e3', 'users/NaN'];
  for (const path of paths) expect((await ask(`GET ${path}`, 'admin')).status, path).toBe(404);
  // Beyond the integers of PostgreSQL.
  for (const path of ['pages/2147483648', 'pages/9999999999', 'uses/pages/9999999999'])
    expect((await ask(`GET ${path}`, 'admin')).body.message, path).toBe('There is no such document');
  expect((await ask('GET pages/2147483647', 'admin')).body.message).not.toBe('There is no such document');
});

test('has no GraphQL, and no call beside those of the table', async () => {
  for (const call of ['POST graphql', 'GET graphql-playground', 'GET none', 'GET pages/1/none', 'PUT pages/1']) {
    expect((await ask(call, 'admin')).status, call).toBe(404);
  }
  // Next's part of Payload adds one of its own, unguarded, unless there is one.
  expect((await ask('GET og', 'admin')).body.message).toBe('There is no such call');
});

test('takes no call that changes something from a page of another site, sign-in included', async () => {
  const own = new URL(stage.payload.config.csrf[0] ?? '').origin;
  const signIn = (headers: Record<string, string>) =>
    ask('POST users/login', 'no account', { email: addressOf('editor'), password }, headers);
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${own}.evil.example` },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const { status, token } = await signIn({ ...headers });
    expect([status, token], JSON.stringify(headers)).toEqual([403, undefined]);
    for (const call of [
      'POST users/forgot-password',
      'POST users/reset-password',
      'POST users/logout',
      'PATCH pages/1',
    ]) {
      expect((await ask(call, 'editor', {}, { ...headers })).status, call).toBe(403);
    }
  }
  expect(await signIn({ origin: own, 'sec-fetch-site': 'same-origin' })).toMatchObject({ status: 200 });
});

test('shows the content of the session cookie in no answer', async () => {
  const { body, token = 'none' } = await ask('POST users/login', 'no account', {
    email: addressOf('editor'),
    password,
  });
  const data = { email: addressOf('sales') };
  const link = await stage.payload.forgotPassword({ collection: 'users', data, disableEmail: true });
  const answers = [
    body,
    (await stage.call('GET', 'users/me', undefined, token)).body,
    (await stage.call('POST', 'users/refresh-token', {}, token)).body,
    (await ask('POST users/reset-password', 'no account', { token: link, password: 'crane ledger harbour moss' })).body,
  ];
  for (const one of answers) {
    expect(one.user, JSON.stringify(one)).toBeTruthy();
    expect(JSON.stringify(one)).not.toMatch(/eyJ[\w-]+\.eyJ/);
  }
});
