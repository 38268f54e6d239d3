import { openApiDocument } from '@frontage/contract/openapi.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHost, type TestHost } from './testing/testHost.ts';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

/** Fastify draws its routes as a tree, one a line, four columns for each step in: `│   ├── /update (POST)`. */
function pathsOf(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const indent = line.search(/[^│├└─ ]/);
    if (indent < 0) return [];
    parents.length = indent / 4 - 1;
    parents.push(line.slice(indent).replace(/ \(.*/, ''));
    // OpenAPI writes a part that varies in braces.
    return [parents.join('').replace(/:(\w+)/g, '{$1}')];
  });
}

it('every call that takes something in is described in the OpenAPI document, and the other way round', () => {
  const { paths } = openApiDocument({ namespace: host.environment.namespace });
  const described = Object.entries(paths).flatMap(([path, item]) => ('post' in item ? [path] : []));
  // `*` is what nobody named.
  const served = pathsOf(host.app.printRoutes({ commonPrefix: false, method: 'POST' })).filter((path) => path !== '*');
  expect(served.length).toBeGreaterThan(10);
  expect(served.toSorted()).toEqual(described.toSorted());
});
