import { allCalls } from '@frontage/contract/calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routeOf } from '../http/serveCall.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

/** Fastify prints its routes as a tree, one per line, indented by four columns per level: `│   ├── /update (POST)`. */
function pathsOf(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const indent = line.search(/[^│├└─ ]/);
    if (indent < 0) return [];
    parents.length = indent / 4 - 1;
    parents.push(line.slice(indent).replace(/ \(.*/, ''));
    // OpenAPI writes parameters in braces.
    return [parents.join('').replace(/:(\w+)/g, '{$1}')];
  });
}

const described = () => Object.values(allCalls(host.environment.namespace));

it('every POST route is in the table of calls, from which OpenAPI is written', () => {
  const posts = described().flatMap(({ method, path }) => (method === 'POST' ? [path] : []));
  // `*` catches what no route names.
  const served = pathsOf(host.app.printRoutes({ commonPrefix: false, method: 'POST' })).filter((path) => path !== '*');
  expect(served.length).toBeGreaterThan(10);
  expect(served.toSorted()).toEqual(posts.toSorted());
});

it('every call of the table is served', () => {
  const missing = described().filter(({ method, path }) => !host.app.hasRoute({ method, url: routeOf(path) }));
  expect(missing.map(({ path }) => path)).toEqual([]);
});
