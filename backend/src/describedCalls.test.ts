import { openApiDocument } from '@frontage/contract/openapi.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHost, type TestHost } from './testing/testHost.ts';

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

it('every POST route is described in the OpenAPI document, and every described one exists', () => {
  const { paths } = openApiDocument({ namespace: host.environment.namespace });
  const described = Object.entries(paths).flatMap(([path, item]) => ('post' in item ? [path] : []));
  // `*` catches what no route names.
  const served = pathsOf(host.app.printRoutes({ commonPrefix: false, method: 'POST' })).filter((path) => path !== '*');
  expect(served.length).toBeGreaterThan(10);
  expect(served.toSorted()).toEqual(described.toSorted());
});
