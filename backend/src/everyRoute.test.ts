import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOf, inShort } from './testing/answerFaults.ts';
import { bookingPageFiles, offerCalls } from './testing/bookingPages.ts';
import { formPageHtml, publishRelease } from './testing/formPage.ts';
import { createChance } from './testing/generatedCalls.ts';
import { generateRequest } from './testing/generatedRequests.ts';
import { letterPageFiles, subscribePageHtml } from './testing/letterPages.ts';
import { fillWithSamples, type SampleContent } from './testing/sampleContent.ts';
import { openTestHost, type TestHost } from './testing/testHost.ts';

const requests = 2000;

let host: TestHost;
let content: SampleContent;

beforeAll(async () => {
  host = await openTestHost({ settings: { sendMailPer10Minutes: 1_000_000 } });
  content = await fillWithSamples(host);
  await offerCalls(host.payload);
  publishRelease(host.environment.releasesDir, '20261121000000-aaaaaa', {
    'contact.html': formPageHtml,
    'subscribe.html': subscribePageHtml,
    ...letterPageFiles(),
    ...bookingPageFiles(),
  });
});
afterAll(() => host.close());

it(`answers ${requests} generated requests to every route without a fault, a trace or an echo`, async () => {
  const chance = createChance(20_261_121);
  const ids = Object.values(content.articles);
  const statuses = new Set<number>();
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
    const faults = faultsOf({ status: answer.statusCode, headers: answer.headers, body: answer.body }, host.dataDir);
    if (faults.length > 0) expect.unreachable(`request ${made} has ${faults.join(', ')}: ${inShort(request)}`);
  }
  const reached = new Set(host.log.flatMap((line) => (JSON.parse(line) as { route?: string }).route ?? []));
  expect([...statuses]).toEqual(expect.arrayContaining([200, 303, 308, 400, 403, 404, 413, 415, 422]));
  expect(routesOf(host).filter((route) => !reached.has(route))).toEqual([]);
  expect(host.log.filter((line) => line.includes('failed'))).toEqual([]);
}, 120_000);

/** Every address that the host has a handler for. */
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
