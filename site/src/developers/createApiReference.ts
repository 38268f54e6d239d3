import { endpointExamples } from '@frontage/contract/endpointExamples.ts';
import { type QueryField, readingCalls } from '@frontage/contract/openapi/readingCalls.ts';
import type { JsonSchema } from '@frontage/contract/openapi/schemas.ts';
import { apiComponents } from '@frontage/contract/openapi.ts';
import { type KindPart, kindOf, limitsOf } from './kindOf.ts';

/** One field of a query or an answer, in words. */
export interface ReferenceField {
  name: string;
  kind: KindPart[];
  note: string | undefined;
  /** The default; undefined if there is none. */
  standard: string | undefined;
  limits: string | undefined;
  isRequired: boolean;
}

export interface ReferenceCall {
  id: string;
  method: string;
  path: string;
  /** The path after the version, for the contents. */
  shortPath: string;
  summary: string;
  fields: ReferenceField[];
  answer: KindPart[];
  isPaged: boolean;
  errors: { status: number; code: string; when: string }[];
  example: string;
}

/** A shape used in answers. */
export interface ReferenceShape {
  name: string;
  fields: ReferenceField[];
  /** The alternatives, if the shape is one of several. */
  options: KindPart[] | undefined;
}

export interface ApiReference {
  calls: ReferenceCall[];
  shapes: ReferenceShape[];
}

/** Returns everything on the page of the content API, derived from the contract. */
export function createApiReference(namespace: string): ApiReference {
  const { refTo, schemas } = apiComponents();
  // A list has no name that a reader would know, but its entries have.
  const answerOf = (ref: JsonSchema) => kindOf(schemas[/\/(\w+Answer)$/.exec(String(ref.$ref))?.[1] ?? ''] ?? ref);
  const calls = readingCalls(namespace).map(({ name, endpoint, path, fields, namesDocument }): ReferenceCall => {
    return {
      id: name,
      method: endpoint.method,
      path,
      shortPath: path.replace(/^.*\/v1\//, ''),
      summary: endpoint.summary,
      fields: fields.map(fieldOf),
      answer: answerOf(refTo(endpoint.answer)),
      isPaged: endpoint.isPaged ?? false,
      errors: errorsOf({ fields, namesDocument, hasBody: endpoint.method === 'POST' }),
      example: exampleOf(endpoint.method, path, endpointExamples[name]),
    };
  });
  const shapes = Object.entries(schemas).filter(([name]) => !/^block\.|Answer$|^contentProblem$|^sendMail/.test(name));
  return { calls, shapes: shapes.map(([name, schema]) => shapeOf(name, schema)) };
}

function fieldOf({ name, schema, isRequired, isInPath }: QueryField): ReferenceField {
  return {
    name,
    kind: kindOf(schema),
    note: typeof schema.description === 'string' ? schema.description : undefined,
    standard: standardOf(schema.default),
    limits: limitsOf(schema),
    isRequired: isRequired || isInPath,
  };
}

function standardOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return Array.isArray(value) && value.length === 0 ? 'none' : String(value);
}

function shapeOf(name: string, schema: JsonSchema): ReferenceShape {
  const required: unknown = schema.required;
  const fields = Object.entries(Object(schema.properties) as Record<string, JsonSchema>).map(([field, inner]) =>
    fieldOf({
      name: field,
      schema: inner,
      isRequired: Array.isArray(required) && required.includes(field),
      isInPath: false,
    }),
  );
  return { name, fields, options: fields.length === 0 ? kindOf(schema) : undefined };
}

function errorsOf(call: { fields: QueryField[]; namesDocument: boolean; hasBody: boolean }) {
  const { fields, namesDocument, hasBody } = call;
  return [
    ...(fields.length > 0
      ? [{ status: 400, code: 'rest_invalid_param', when: 'A field does not fit; data.params names it and says why' }]
      : []),
    ...(namesDocument
      ? [{ status: 404, code: 'rest_post_invalid_id', when: 'Nothing is published under this id' }]
      : []),
    ...(hasBody ? [{ status: 413, code: 'rest_invalid_param', when: 'The body is too large' }] : []),
  ];
}

function exampleOf(method: string, template: string, query: Record<string, unknown>): string {
  if (method === 'POST') {
    // Puts a short list on one line, as people write it.
    const body = JSON.stringify(query, null, 2).replace(
      /\[([^[\]]*)\]/g,
      (_, entries: string) => `[${entries.replace(/\s+/g, ' ').trim()}]`,
    );
    return `${method} ${template}\nContent-Type: application/json\n\n${body}`;
  }
  const rest = { ...query };
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  return `${method} ${path}${search.size > 0 ? `?${search}` : ''}`;
}
