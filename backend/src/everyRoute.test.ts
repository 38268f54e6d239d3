import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOf, inShort } from './testing/answerFaults.ts';
import { createChance } from './testing/chance.ts';
import { faultsInLog, openEveryRouteHost } from './testing/everyRouteHost.ts';
import { generateRequest } from './testing/generatedRequests.ts';
import type { TestHost } from './testing/testHost.ts';

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
  expect(faultsInLog(host)).toEqual([]);
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
