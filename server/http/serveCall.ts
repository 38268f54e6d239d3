import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Call } from '@frontage/contract/calls.ts';
import type { FastifyInstance, RouteGenericInterface, RouteHandlerMethod, RouteShorthandOptions } from 'fastify';

type Options<Route extends RouteGenericInterface> = RouteShorthandOptions<
  Server,
  IncomingMessage,
  ServerResponse,
  Route
>;
type Handler<Route extends RouteGenericInterface> = RouteHandlerMethod<Server, IncomingMessage, ServerResponse, Route>;

/** Registers the route of a call: method and path are those of the contract's table, which OpenAPI describes. */
export function serveCall<Route extends RouteGenericInterface = RouteGenericInterface>(
  app: FastifyInstance,
  { method, path }: Pick<Call, 'method' | 'path'>,
  handler: Handler<Route>,
  options: Options<Route> = {},
): void {
  app.route<Route>({ ...options, method, url: routeOf(path), handler });
}

/** The Fastify form of a path such as `/downloads/{token}`. */
export function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
