import { searchPages } from '@frontage/contract/search.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askedEachTime, keptByNobody, movedForGood } from '../http/baseHeaders.ts';
import { openRendererClient } from '../publishing/rendererClient.ts';
import { describeRequest, faultsOf } from '../testing/answerFaults.ts';
import { createChance } from '../testing/chance.ts';
import { faultsInLog, openEveryRouteHost } from '../testing/everyRouteHost.ts';
import { generateRequest } from '../testing/generatedRequests.ts';
import { sampleArticle, samplePage } from '../testing/samplePage.ts';
import type { TestHost } from '../testing/testHost.ts';

const requests = 2000;

let host: TestHost;
let ids: number[];

beforeAll(async () => {
  ({ host, ids } = await openEveryRouteHost());
});
afterAll(() => host.close());

it(`answers ${requests} generated requests to every route without a fault, a trace or an echo`, async () => {
  const chance = createChance(20_261_121);
  const statuses = new Set<number>();
  const kept: Kept[] = [];
  for (let made = 0; made < requests; made += 1) {
    const request = generateRequest(chance, { ids });
    const { body, headers, method, url } = request;
    const answer = await host.app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(body ? { payload: body } : {}),
    });
    statuses.add(answer.statusCode);
    const said = String(answer.headers['cache-control']);
    kept.push({ id: String(answer.headers['x-request-id']), said, status: answer.statusCode });
    const isShared = !said.startsWith('private, ');
    const isForOne =
      'set-cookie' in answer.headers || (method !== 'GET' && method !== 'HEAD') || answer.statusCode >= 400;
    if (isShared && isForOne)
      expect.unreachable(`request ${made} lets others keep its answer: ${describeRequest(request)}`);
    const faults = faultsOf({ status: answer.statusCode, headers: answer.headers, body: answer.body }, host.dataDir);
    if (faults.length > 0) expect.unreachable(`request ${made} has ${faults.join(', ')}: ${describeRequest(request)}`);
  }
  const lines = host.log.map((line) => JSON.parse(line) as { reqId?: string; route?: string });
  // The only route that is not logged, and one that is logged without its slash.
  const reached = new Set(['/healthz', '/wp-json/', ...lines.flatMap(({ route }) => route ?? [])]);
  expect([...statuses]).toEqual(expect.arrayContaining([200, 303, 308, 400, 403, 404, 413, 415, 422]));
  expect(routesOf(host).filter((route) => !reached.has(route))).toEqual([]);
  const routeOf = new Map(lines.map(({ reqId, route }) => [reqId, route]));
  expect(keptElsewhere(kept, (id) => routeOf.get(id))).toEqual([]);
  expect(faultsInLog(host)).toEqual([]);
}, 120_000);

/** Texts that no article can show, stored as no form would allow. Each once stopped all publishing. */
const unfit = {
  backslashes: '[words](\\\\\\\\evil.example)',
  'another-host': '[words](//evil.example)',
  script: '[words](javascript:alert)',
  'a-title': '# Title',
  'an-empty-title': '#',
  'too-deep': '## A\n\n#### B',
};

it('a document that no page can show is reported, and all others are published', async () => {
  const { clock, payload, renderer } = host;
  if (!renderer) throw new Error('The host has no renderer');
  const { docs } = await payload.find({ collection: 'articles', limit: 1, depth: 0 });
  const [article] = docs;
  if (!article) throw new Error('There is no article');
  const parts = { category: Number(article.category), preview: Number(article.preview) };
  for (const [slug, text] of Object.entries(unfit)) {
    const { id } = await payload.create({ collection: 'articles', data: sampleArticle(parts, slug, 'Words') });
    const layout = [{ blockType: 'textbox', text }];
    await payload.db.updateOne({ collection: 'articles', id, data: { layout }, returning: false });
  }
  const [, page] = await Promise.all(
    ['fits', 'broken'].map((slug) => payload.create({ collection: 'pages', data: samplePage(slug, 'Words') })),
  );
  await payload.db.updateOne({ collection: 'pages', id: page?.id ?? 0, data: { slug: 'index' }, returning: false });
  const { faults, paths } = await openRendererClient(renderer.socketPath).publish(
    { version: 'unfit', id: '20991121000000-aaaaaa', moment: clock.now.toISOString() },
    () => {},
  );
  expect(paths).toContain('/fits');
  const named = faults.map(({ path }) => path.split('/').at(-1));
  expect(named.toSorted()).toEqual([...Object.keys(unfit), 'index'].toSorted());
}, 120_000);

/** The Cache-Control of one answer. */
interface Kept {
  id: string;
  said: string;
  status: number;
}

/** The Cache-Control of pages that are the same for all visitors: without and with a CDN that is told of changes. */
const shared = [30, 86_400].map((seconds) => `public, max-age=0, must-revalidate, s-maxage=${seconds}`);

const ofPages = [askedEachTime, ...shared, movedForGood, 'public, max-age=900', 'public, max-age=3600'];

/** The values that a route may use instead of `private, no-store`. A route listed here is assumed to have a reason. */
function mayBeKept(route: string | undefined): readonly string[] {
  if (route === undefined) return [];
  if (/^\/wp-json(?:\/|$)/.test(route)) return [askedEachTime, 'public, max-age=300'];
  if (route === '/*') return ofPages;
  // Any page, among them the one that answers a search.
  if (route === '/:page' || route.startsWith('/:language')) return [...ofPages, 'private, max-age=60'];
  if (route.startsWith('/media/') || route.startsWith('/social/')) return ['public, max-age=2592000'];
  // The page that says nothing is here, as at any address.
  if (route === '/thank-you' || route === '/go/:name') return [askedEachTime];
  return Object.values(searchPages).some(({ path }) => route.endsWith(path))
    ? [askedEachTime, ...shared, 'private, max-age=60']
    : [];
}

function keptElsewhere(kept: readonly Kept[], routeOf: (id: string) => string | undefined): string[] {
  const strange = kept.filter(({ id, said }) => said !== keptByNobody && !mayBeKept(routeOf(id)).includes(said));
  return [...new Set(strange.map(({ id, said, status }) => `${routeOf(id)}: ${status} ${said}`))];
}

/** Every route that the host handles. */
function routesOf({ app }: TestHost): string[] {
  const lines = app.printRoutes({ commonPrefix: false }).split('\n');
  const depths: string[] = [];
  return lines.flatMap((line) => {
    const [, indent = '', path = '', methods] = /^([│ ]*)[├└]── (.*?)(?: \(([^()]*)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    depths.length = depth;
    depths[depth] = path;
    return methods ? [depths.join('')] : [];
  });
}
