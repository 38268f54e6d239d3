import { type Answer, allCalls, type Bodies, type Call, callTags, type FormBody } from './calls.ts';
import { requestEnvelope } from './contact/contactRequest.ts';
import { failureMeanings, sendMailFailure } from './contact/failure.ts';
import { hiddenFields } from './contact/formMarkup.ts';
import { maxFileBytes } from './contact/limits.ts';
import { proofField } from './contact/readAnswers.ts';
import { type EndpointName, endpointExamples, endpoints } from './endpoints.ts';
import {
  type Components,
  type ContentProblem,
  contentProblem,
  givenSchema,
  type JsonSchema,
  nameSchemas,
} from './openApiSchemas.ts';

interface OpenApiOptions {
  /** The {namespace} of the content API. */
  namespace: string;
}

/** The path of the document itself. */
export function openApiPath(namespace: string): string {
  return `/wp-json/${namespace}/v1/openapi.json`;
}

/** Every call of the public host as an OpenAPI 3.1 document, made from the schemas that the calls use. */
export function openApiDocument({ namespace }: OpenApiOptions) {
  const calls = Object.entries(allCalls(namespace));
  const components = nameSchemas({ sendMailFailure, contentProblem, ...answersByName(calls) });
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(name, call, components) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Content API',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'What the site reads, and what its forms send. Every reading call answers JSON with an ETag and may be asked again with If-None-Match; content is never served from a cache unasked.',
    },
    servers: [{ url: '/', description: 'The host that serves this document' }],
    // Nobody signs in here; what changes something is asked for by a signed token of its own.
    security: [],
    tags: Object.entries(callTags).map(([name, description]) => ({ name, description })),
    paths,
    components: { ...sharedParts, schemas: withMeanings(components) },
  };
}

function answersByName(calls: readonly (readonly [string, Call])[]) {
  return Object.fromEntries(
    calls.flatMap(([name, { answers }]) => {
      const schema = answers[200]?.bodies?.['application/json'];
      return schema ? [[`${name}Answer`, schema] as const] : [];
    }),
  );
}

function describeCall(name: string, call: Call, components: Components): object {
  const { answers, body, description, query, refusals = {}, summary, tag, takesKey } = call;
  const reading = isReading(name) ? name : undefined;
  const fields = query ? fieldsOf(givenSchema(query)) : [];
  const parameters = [
    ...(takesKey ? [idempotencyKey] : []),
    ...fields.map((field) => describeParameter(field, call.path, reading)),
  ];
  return {
    operationId: name,
    summary,
    description,
    tags: [tag],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: describeBody(body, reading) } } : {}),
    responses: {
      ...mapValues(answers, (answer) => ({
        ...describeAnswer(answer, components),
        ...(reading ? { headers: headersOf(reading) } : {}),
      })),
      ...(reading ? readingRefusals(reading, fields) : {}),
      ...mapValues(refusals, (words) => ({
        description: words,
        content: { 'application/json': { schema: components.refTo(sendMailFailure) } },
      })),
    },
  };
}

function isReading(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name);
}

function mapValues<From, To>(values: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}

/** A field of an address. A list is written with commas, which the host reads like any other spelling. */
function describeParameter({ name, schema, isRequired }: Field, path: string, reading?: EndpointName): object {
  const { description, ...shape } = schema;
  const example: unknown = reading && Reflect.get(endpointExamples[reading], name);
  const isInPath = path.includes(`{${name}}`);
  return {
    name,
    in: isInPath ? 'path' : 'query',
    required: isRequired || isInPath,
    description,
    ...(shape.type === 'array' ? { style: 'form', explode: false } : {}),
    schema: shape,
    ...(example === undefined ? {} : { example }),
  };
}

function describeAnswer({ bodies = {}, description }: Answer, components: Components): object {
  const content = mapBodies(bodies, (schema) => components.refTo(schema));
  return { description, ...(Object.keys(content).length > 0 ? { content } : {}) };
}

function mapBodies(bodies: Bodies, map: (schema: NonNullable<Bodies[string]>) => JsonSchema): Record<string, object> {
  return mapValues(bodies, (schema) => ({ schema: schema ? map(schema) : { type: 'string' } }));
}

function describeBody(body: FormBody | Bodies, reading?: EndpointName): Record<string, object> {
  if (isForm(body)) return describeForm(body);
  const content = mapBodies(body, givenSchema);
  return reading ? mapValues(content, (media) => ({ ...media, example: endpointExamples[reading] })) : content;
}

function isForm(body: FormBody | Bodies): body is FormBody {
  return Array.isArray(body.fields);
}

/** A body with the same fields in each content type; where it is not JSON, a list is one text. R36. */
function describeForm({ adds, fields, files = [], isPlain }: FormBody): Record<string, object> {
  const given = [...fields, ...(adds === 'request' ? [requestEnvelope] : [])].map(givenSchema);
  const properties = Object.assign(adds ? hiddenProperties() : {}, ...given.map((schema) => schema.properties));
  const required = isPlain && adds ? [] : given.flatMap((schema) => (schema.required as string[] | undefined) ?? []);
  const object = { type: 'object', ...(required.length > 0 ? { required } : {}) };
  const asTexts: Record<string, JsonSchema> = mapValues(properties as Record<string, JsonSchema>, (field) =>
    field.type === 'array'
      ? { type: 'string', description: 'Entries with commas between, or one field for each' }
      : field,
  );
  const description = `A file of at most ${maxFileBytes.toLocaleString('en')} bytes`;
  const parts = files.map((name) => [
    name,
    { type: 'string', contentMediaType: 'application/octet-stream', description },
  ]);
  const form = { 'application/x-www-form-urlencoded': { schema: { ...object, properties: asTexts } } };
  if (isPlain) return form;
  return {
    'application/json': { schema: { ...object, properties } },
    ...form,
    ...(files.length > 0
      ? { 'multipart/form-data': { schema: { ...object, properties: { ...asTexts, ...Object.fromEntries(parts) } } } }
      : {}),
  };
}

/** The fields that all forms have, and the one that script may add. */
function hiddenProperties(): Record<string, JsonSchema> {
  const hidden = Object.values(hiddenFields).map((name) => [name, { type: 'string' }]);
  const description = 'The solution of the challenge that came with the token, where one came';
  return { ...Object.fromEntries(hidden), [proofField]: { type: 'string', description } };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'One for all tries of one request: a repeated one gets the first answer again',
  schema: { type: 'string', pattern: '^[\\w.:-]{8,128}$' },
};

function headersOf(name: EndpointName): object {
  const { method, ...endpoint } = endpoints[name];
  const paged = 'isPaged' in endpoint ? ['X-WP-Total', 'X-WP-TotalPages', ...(method === 'GET' ? ['Link'] : [])] : [];
  const names = [...(method === 'GET' ? ['ETag'] : []), ...paged];
  return Object.fromEntries(names.map((header) => [header, { $ref: `#/components/headers/${header}` }]));
}

/** R55. */
function readingRefusals(name: EndpointName, fields: readonly Field[]): object {
  const problem = (part: string) => ({ $ref: `#/components/responses/${part}` });
  if (endpoints[name].method === 'POST') return { 400: problem('invalidParam'), 413: problem('tooLarge') };
  return {
    304: { description: 'The caller holds this answer already' },
    400: problem('invalidParam'),
    ...(fields.some((field) => field.name === 'id') ? { 404: problem('invalidId') } : {}),
  };
}

export interface Field {
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
}

/** The fields of an object's schema. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  const names = Array.isArray(required) ? required : [];
  return Object.entries(Object(properties) as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    schema,
    isRequired: names.includes(name),
  }));
}

const sharedParts = {
  headers: {
    ETag: { description: 'Changes with the answer', schema: { type: 'string' } },
    Link: { description: 'The page before and the one after, as `prev` and `next`', schema: { type: 'string' } },
    'X-WP-Total': { description: 'How long the whole list is', schema: { type: 'integer', minimum: 0 } },
    'X-WP-TotalPages': {
      description: 'How many stretches of this length it has',
      schema: { type: 'integer', minimum: 0 },
    },
  },
  responses: {
    invalidParam: describeProblem('Fields do not fit; `params` says of each what is wrong', 'rest_invalid_param', 400),
    invalidId: describeProblem('Nothing is published under this id', 'rest_post_invalid_id', 404),
    tooLarge: describeProblem('The body is too large', 'rest_invalid_param', 413),
  },
};

function describeProblem(description: string, code: ContentProblem['code'], status: number): object {
  const example: ContentProblem = { code, message: description, data: { status } };
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/contentProblem' }, example } },
  };
}

function withMeanings({ schemas }: Components): Record<string, JsonSchema> {
  const { properties, ...failure } = schemas.sendMailFailure ?? {};
  const { code, ...others } = Object(properties);
  const meanings = Object.entries(failureMeanings).map(([one, meaning]) => `${one}: ${meaning}`);
  const described = { ...others, code: { ...code, description: meanings.join('; ') } };
  return { ...schemas, sendMailFailure: { ...failure, properties: described } };
}
