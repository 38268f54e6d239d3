import { endpoints, pathOf } from '@frontage/contract/endpoints.ts';
import { givenSchema } from '@frontage/contract/openApiSchemas.ts';
import { fieldsOf } from '@frontage/contract/openapi.ts';

interface Place {
  /** Address of the host, without a trailing slash. */
  backendUrl: string;
  siteUrl: string;
  namespace: string;
}

/** The root of the content API, to which every page leads by its `Link` header. */
export const apiRootOf = (backendUrl: string) => `${backendUrl}/wp-json/`;

/** The index of the whole API, or of one namespace, as clients of WordPress discover it. */
export function restIndex(place: Place, only?: string): object {
  const root = apiRootOf(place.backendUrl);
  const routes = routesOf(place);
  const namespaces = namespacesOf(place.namespace);
  if (only !== undefined) {
    const own = Object.entries(routes).filter(([, route]) => route.namespace === only);
    return { namespace: only, routes: Object.fromEntries(own), _links: { up: [{ href: root }] } };
  }
  const { host } = new URL(place.siteUrl);
  const more = { gmt_offset: 0, timezone_string: 'UTC', authentication: {} };
  return { name: host, description: '', url: place.siteUrl, home: place.siteUrl, ...more, namespaces, routes };
}

/** The namespaces that the endpoints have: that of the site, and `v1` of R54. */
export function namespacesOf(namespace: string): string[] {
  return [...new Set(Object.values(endpoints).map((endpoint) => partsOf(pathOf(endpoint, namespace)).namespace))];
}

function partsOf(path: string): { namespace: string; route: string } {
  const route = path.slice('/wp-json'.length);
  return { namespace: route.slice(1, route.indexOf('/v1') + '/v1'.length), route };
}

function routesOf({ backendUrl, namespace }: Place) {
  return Object.fromEntries(
    Object.values(endpoints).map(({ method, query, ...endpoint }) => {
      const { route, ...parts } = partsOf(pathOf(endpoint, namespace));
      const args = fieldsOf(givenSchema(query)).map(({ name, schema, isRequired }) => [
        name,
        { ...schema, required: isRequired },
      ]);
      const described = {
        namespace: parts.namespace,
        methods: [method],
        endpoints: [{ methods: [method], args: Object.fromEntries(args) }],
        _links: { self: [{ href: `${apiRootOf(backendUrl)}${route.slice(1)}` }] },
      };
      // A part of a path is a named group, as WordPress writes it.
      return [route.replace(/\{(\w+)\}/g, '(?P<$1>[\\d]+)'), described];
    }),
  );
}
