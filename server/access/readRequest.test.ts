import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage, signInForToken } from '../testing/stage.ts';

let stage: Stage;
let token: string;
beforeAll(async () => {
  stage = await openStage('SQLite');
  token = await signInForToken(stage, 'admin');
});
afterAll(() => stage.close());

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const formOf = (payload: string) => {
  const form = new FormData();
  form.set('_payload', payload);
  return form;
};
const levels = (count: number) => bytes(`{"layout":${'['.repeat(count - 1)}${']'.repeat(count - 1)}}`);

test.each([
  ['GET', 'pages?where=x', undefined, '"where" must be an object.'],
  ['GET', 'pages?where={"or":[{"title":{"like":5}}]}', undefined, '"where" asks for what no list has.'],
  ['DELETE', 'pages?where={"title":null}', undefined, '"where" asks for what no list has.'],
  ['GET', 'pages?where[title][all]=a', undefined, '"where" asks for what no list has.'],
  ['POST', 'forms', { title: 'A', name: 5 }, '"name" must be a text.'],
  ['PATCH', 'users/1', { email: {} }, '"email" must be a text.'],
  ['POST', 'short-links', { campaign: null }, '"campaign" must be an object.'],
  ['POST', 'globals/site-settings', { phone: null }, '"phone" must be an object.'],
  ['POST', 'globals/site-settings', { languages: null }, '"languages" must be a list of objects.'],
  ['POST', 'globals/site-settings', { languages: [{}, null] }, '"languages" must be a list of objects.'],
  ['POST', 'globals/site-settings', { identity: { ink: {} } }, '"identity.ink" must be a text.'],
  ['PATCH', 'people/1', { links: { $push: { href: 'x' } } }, '"links" must be a list of objects.'],
  ['GET', 'pages?limit=-1', undefined, '"limit" must be a whole number from 0.'],
  ['GET', 'pages?limit=1&limit=-1', undefined, '"limit" must be a whole number from 0.'],
  ['GET', 'globals/site-settings?data=x', undefined, '"data" must be an object.'],
  ['POST', 'pages', bytes('null'), 'The body must be an object in JSON.'],
  ['POST', 'pages', bytes('[]'), 'The body must be an object in JSON.'],
  ['POST', 'pages', levels(3_000), 'The body has more than 500 levels.'],
  ['POST', 'pages', formOf('{'), 'The body cannot be read.'],
  ['POST', 'pages', formOf('5'), 'The body must be an object in JSON.'],
  [
    'PATCH',
    'pages/1',
    formOf(`{"title":${'['.repeat(2999)}${']'.repeat(2999)}}`),
    'The body has more than 500 levels.',
  ],
])('answers 400 in words to what no form of the admin sends, %s %s', async (method, path, body, message) => {
  expect(await stage.call(method, path, body, token)).toMatchObject({ status: 400, body: { errors: [{ message }] } });
});

test.each([
  ['no boundary', 'multipart/form-data'],
  ['no end', 'multipart/form-data; boundary=x'],
])('answers 400 to a form that cannot be taken apart: %s', async (_, type) => {
  const body = bytes('--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"title"');
  const { status } = await stage.call('POST', 'pages', body, token, { 'Content-Type': type });
  expect(status).toBe(400);
});

test('reads nothing that somebody sends who may not make the call', async () => {
  expect((await stage.call('POST', 'pages', levels(3_000))).status).toBe(401);
});

test.each([
  'pages?where[id][in]=1,2,',
  'pages?where[id][equals][a]=b',
  'pages?where[createdAt][equals]=never',
  `pages?where[title][in]=${'x,'.repeat(40_000)}`,
  `pages?sort=${'id,'.repeat(2_000)}`,
  'pages?limit=9007199254740991&page=9007199254740991',
  'pages?where[title][within]=1',
  'pages?where[title][intersects]=1',
  'pages?where[createdAt][contains]=x',
  'pages?where[original][in]=null',
  'pages?where[original][not_like][]=1',
  'forms?where[fields.x][greater_than]=1',
  'forms?where[fields.x][equals][a]=b',
])('answers 400 to a question with a value that fits no column, number %#', async (query) => {
  expect((await stage.call('GET', query, undefined, token)).status).toBe(400);
});

test.each([
  ['tags', { title: 'Ports', deletedAt: {} }],
  ['redirects', { from: null, to: null, deletedAt: '2026-01-01T00:00:00.000Z' }],
])('answers 400 to a document with such a value: %s', async (path, body) => {
  expect((await stage.call('POST', path, body, token)).status).toBe(400);
});

test.each(['constructor', '__proto__', 'hasOwnProperty/1'])('answers 404 at /api/%s', async (path) => {
  expect((await stage.call('GET', path)).status).toBe(404);
});

test('passes on what Payload can answer: a question, a deep body, one without contents', async () => {
  const where = encodeURIComponent('{"title":{"exists":true}}');
  expect((await stage.call('GET', `pages?where=${where}&limit=0&depth=0`, undefined, token)).status).toBe(200);
  expect((await stage.call('POST', 'pages', levels(400), token)).body.errors[0].message).toContain('following field');
  expect((await stage.call('POST', 'users/logout', undefined, token)).status).toBe(200);
});
