import { formNames } from '@frontage/contract/forms/formTable.ts';
import { bookingPaths, downloadPaths, newsletterPaths, paths } from '@frontage/contract/paths.ts';
import { policyReportsPath } from '@frontage/contract/reports/policyReport.ts';
import { speedPath } from '@frontage/contract/speedFigures.ts';
import type { Chance } from './chance.ts';
import { generateCall, type KnownIds, marker } from './generatedCalls.ts';
import { makeMultipart } from './requests.ts';

export interface GeneratedRequest {
  method: string;
  /** Path and query, as in the request line. */
  url: string;
  headers: Record<string, string>;
  body?: Buffer | undefined;
}

const addresses = [
  ...Object.values(paths),
  ...Object.values(newsletterPaths),
  ...Object.values(downloadPaths),
  ...Object.values(bookingPaths),
  speedPath,
  policyReportsPath,
  '/',
  '/contact',
  '/nothing/here',
  '/contact.html',
  '/pages.json',
  '/search',
  '/de/search',
  '/insights',
  '/healthz',
  '/readyz',
  '/media/dot.png',
  '/social/article-1.png',
  '/preview/pages/1',
  '/preview/articles/1',
  '/edit/contact',
  '/go/talk',
  '/wp-json/frontage/v1/openapi.json',
  '/wp-json',
  '/wp-json/',
  '/wp-json/frontage/v1',
  '/wp-json/v1',
  '/.well-known/security.txt',
  '/.env',
];
const methods = ['GET', 'GET', 'GET', 'POST', 'POST', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE'];
const names = [
  ...['formId', 'formToken', 'name', 'email', 'message', 'company', 'phone', 'country', 'consentVersion', 'pagePath'],
  ...[
    't',
    'q',
    'searchValue',
    'start',
    'zone',
    'month',
    'hold',
    'type',
    'articleId',
    'repository',
    'network',
    'language',
  ],
  ...[
    'projectType',
    'features',
    'ratesVersion',
    'dealId',
    'personId',
    'noteId',
    'companyId',
    'visitor',
    'choice',
    'tags',
  ],
  ...['__proto__', 'constructor', 'toString', 'a[b]', '', marker],
];
const texts = [
  ...['', 'contact', 'ada@example.com', '2026-11', 'Europe/Amsterdam', '2026-11-24T14:00:00.000Z', '1', '-1', '1e999'],
  ...[
    `' OR 1=1 --${marker}`,
    `<script>${marker}</script>`,
    `${marker}\r\nX-Injected: 1`,
    `../../backend/${marker}`,
    `\0${marker}`,
  ],
  ...[`\u202e${marker}\ud800`, marker.repeat(3000), `${marker}漢字😀é̀́`, '{"a":1}', 'null', '%', '%00', '%ff', '%c0%af'],
];
const headerValues: Record<string, readonly string[]> = {
  accept: ['application/json', 'text/html', '*/*', marker, 'text/html;q=0, application/json;q=abc'],
  'content-type': [
    ...['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain', marker, '/'],
    ...['application/csp-report', 'application/reports+json'],
    ...['multipart/form-data; boundary=', 'application/json; charset=utf-16', 'application/json; charset="'],
  ],
  cookie: [
    `country=${marker}`,
    'country=%',
    `handles=${marker}`,
    `letter=${marker}; letter=%ff`,
    '=;=;',
    'a'.repeat(3000),
  ],
  origin: ['https://evil.example', 'null', marker, 'http://localhost:3000'],
  'sec-fetch-site': ['cross-site', 'same-origin', marker],
  'idempotency-key': [marker, 'x'.repeat(300), '', 'key-1'],
  'if-none-match': ['*', `"${marker}"`, 'W/"', '"'],
  'if-modified-since': ['never', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=9999999999-', 'bytes=0-1,2-3,4-', marker],
  'accept-encoding': ['br', 'gzip;q=0', '*;q=0', marker, 'identity;q=0'],
  'x-forwarded-for': ['127.0.0.1', marker, '::ffff:1.2.3.4, 5.6.7.8'],
  'x-http-method-override': ['DELETE'],
  host: ['evil.example', 'localhost:3000', '[::1]'],
  'access-control-request-method': ['POST', marker],
};

/** A random request, to any route of the host or to none. */
export function generateRequest(chance: Chance, known: KnownIds): GeneratedRequest {
  if (chance.happens(0.3)) return generateContentRequest(chance, known);
  const method = chance.pick(methods);
  const url = `${pathOf(chance)}${queryOf(chance)}`;
  const headers: Record<string, string> = {};
  for (const [name, values] of Object.entries(headerValues)) {
    if (chance.happens(0.2)) headers[name] = chance.pick(values);
  }
  if (method === 'GET' || method === 'HEAD' || chance.happens(0.1)) return { method, url, headers };
  const { body, type } = bodyOf(chance);
  return { method, url, headers: { ...(type ? { 'content-type': type } : {}), ...headers }, body };
}

function generateContentRequest(chance: Chance, known: KnownIds): GeneratedRequest {
  const { headers, method, payload, url } = generateCall(chance, known);
  const body = typeof payload === 'string' ? Buffer.from(payload) : undefined;
  const type = headers?.['content-type'];
  return { method: method ?? 'GET', url: String(url), headers: type ? { 'content-type': String(type) } : {}, body };
}

function pathOf(chance: Chance): string {
  const path = chance.pick(addresses);
  if (chance.happens(0.75)) return path;
  const strange = encodeURIComponent(chance.pick(texts).toWellFormed());
  return chance.pick([
    `${path}/`,
    `${path}//`,
    `${path}/${strange}`,
    `/${strange}`,
    `${path}%`,
    `${path}/..%2f`,
    `//${strange}`,
  ]);
}

function queryOf(chance: Chance): string {
  const parts = Array.from({ length: chance.below(4) }, () => {
    const text = chance.pick(texts).slice(0, 2000);
    return `${encodeURIComponent(chance.pick(names))}=${chance.happens(0.9) ? encodeURIComponent(text.toWellFormed()) : '%'}`;
  });
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

function bodyOf(chance: Chance): { body: Buffer; type?: string } {
  const strange = Array.from({ length: chance.below(6) }, () => [chance.pick(names), chance.pick(texts)] as const);
  const fields = { ...(chance.happens(0.6) ? pickFittingFields(chance) : {}), ...Object.fromEntries(strange) };
  if (chance.happens(0.03)) return { body: Buffer.alloc(300_000, marker), type: 'application/json' };
  const kind = chance.below(6);
  if (kind < 2) {
    const nested = chance.happens(0.2) ? { ...fields, tags: [[{ a: marker }]], email: { $ne: null } } : fields;
    return { body: tearBody(chance, Buffer.from(JSON.stringify(nested))), type: 'application/json' };
  }
  if (kind < 4) {
    const body = tearBody(chance, Buffer.from(new URLSearchParams(fields).toString()));
    return { body, type: 'application/x-www-form-urlencoded' };
  }
  if (kind === 4) {
    const upload = {
      field: chance.pick(['file', 'proof', 'essay', marker]),
      name: chance.pick(texts),
      content: chance.pick(texts),
    };
    const { headers, payload } = makeMultipart(fields, [upload]);
    return { body: tearBody(chance, payload), type: headers['content-type'] };
  }
  return { body: Buffer.from(Array.from({ length: chance.below(400) }, () => chance.below(256))) };
}

/**
 * Fields that any form accepts, so that many requests reach the store. The address differs each time, otherwise it is a
 * duplicate.
 */
function pickFittingFields(chance: Chance): Record<string, string> {
  return {
    formId: chance.pick(formNames),
    name: 'Ada Vinter',
    email: `ada${chance.below(1_000_000)}@example.com`,
    phone: `+44 20 ${chance.below(100_000_000)}`,
    message: 'Two contracts and a bridge.',
    pagePath: chance.pick(['/contact', '/estimate', '/book', '/subscribe', '/thank-you', '/nowhere']),
    repository: 'https://git.example/vault',
    network: 'Flow',
    language: 'Cadence',
    projectType: 'web',
    start: '2026-11-24T14:00:00.000Z',
    zone: 'Europe/Amsterdam',
    visitor: '0123456789abcdef0123456789abcdef',
    choice: 'granted',
    type: 'storage-worksheet',
    articleId: '1',
  };
}

/** Sometimes cuts a body off, or changes a byte. */
function tearBody(chance: Chance, body: Buffer): Buffer {
  if (chance.happens(0.1)) return body.subarray(0, chance.below(body.length + 1));
  if (body.length > 0 && chance.happens(0.1)) body[chance.below(body.length)] = chance.below(256);
  return body;
}
