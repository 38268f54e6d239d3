import { endpointExamples } from '../endpointExamples.ts';
import { type Endpoint, type EndpointName, endpointNames, endpoints, pathOf } from '../endpoints.ts';
import { type Components, givenSchema, type JsonSchema } from './schemas.ts';

/** One field of a query, as the documentation shows it. */
export interface QueryField {
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
  /** It is part of the path. */
  isInPath: boolean;
}

/** A reading call, with its name and the fields of its query. */
export interface ReadingCall {
  name: EndpointName;
  endpoint: Endpoint<unknown, unknown>;
  /** With the namespace filled in; a part that comes from the query stays in braces. */
  path: string;
  fields: QueryField[];
  /** The call names one document, which may not exist. */
  namesDocument: boolean;
}

/** Every reading call of the contract, in its order. */
export function readingCalls(namespace: string): ReadingCall[] {
  return endpointNames.map((name) => {
    const endpoint = endpoints[name];
    const path = pathOf(endpoint, namespace);
    const fields = fieldsOf(givenSchema(endpoint.query), path);
    return { name, endpoint, path, fields, namesDocument: fields.some((field) => field.name === 'id') };
  });
}

/** The `paths` of an OpenAPI document for the reading calls. */
export function readingPaths(namespace: string, components: Components): Record<string, object> {
  return Object.fromEntries(
    readingCalls(namespace).map((call) => [
      call.path,
      { [call.endpoint.method.toLowerCase()]: operationOf(call, components) },
    ]),
  );
}

function operationOf(call: ReadingCall, components: Components): object {
  const { name, endpoint, fields } = call;
  const isPost = endpoint.method === 'POST';
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: ['content'],
    ...(isPost ? { requestBody: bodyOf(call) } : {}),
    ...(!isPost && fields.length > 0 ? { parameters: fields.map((field) => parameterOf(field, call)) } : {}),
    responses: {
      200: {
        description: 'The answer',
        headers: headersOf(call),
        content: { 'application/json': { schema: components.refTo(endpoint.answer) } },
      },
      ...(isPost ? {} : { 304: { description: 'The caller holds this answer already' } }),
      ...(fields.length > 0 ? { 400: { $ref: '#/components/responses/invalidParam' } } : {}),
      ...(call.namesDocument ? { 404: { $ref: '#/components/responses/invalidId' } } : {}),
      ...(isPost ? { 413: { $ref: '#/components/responses/tooLarge' } } : {}),
    },
  };
}

function parameterOf({ name, schema, isRequired, isInPath }: QueryField, call: ReadingCall): object {
  const { description, ...shape } = schema;
  const example: unknown = Reflect.get(endpointExamples[call.name], name);
  return {
    name,
    in: isInPath ? 'path' : 'query',
    required: isRequired || isInPath,
    ...(description ? { description } : {}),
    schema: shape,
    ...(example === undefined ? {} : { example }),
  };
}

function bodyOf({ name, endpoint }: ReadingCall): object {
  const media = { schema: givenSchema(endpoint.query), example: endpointExamples[name] };
  return { required: true, content: { 'application/json': media } };
}

function headersOf({ endpoint }: ReadingCall): object {
  return {
    ...(endpoint.method === 'POST' ? {} : { ETag: { $ref: '#/components/headers/ETag' } }),
    ...(endpoint.isPaged
      ? {
          'X-WP-Total': { $ref: '#/components/headers/X-WP-Total' },
          'X-WP-TotalPages': { $ref: '#/components/headers/X-WP-TotalPages' },
        }
      : {}),
  };
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema, path: string): QueryField[] {
  const names = Array.isArray(required) ? required : [];
  return Object.entries(Object(properties) as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    schema,
    isRequired: names.includes(name),
    isInPath: path.includes(`{${name}}`),
  }));
}
