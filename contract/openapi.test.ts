import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { formCalls } from './calls.ts';
import { failureCodes } from './contact/failure.ts';
import { endpointExamples, endpointNames, endpoints, pathOf } from './endpoints.ts';
import { openApiDocument } from './openapi.ts';
import { pageTypes } from './pageParts.ts';
import { paths } from './paths.ts';

const document = openApiDocument({ namespace: 'frontage' });
const operations: Record<string, Record<string, Record<string, unknown>>> = JSON.parse(JSON.stringify(document.paths));

/** Every `$ref` at any depth. */
function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = '$ref' in value && typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(refsIn)];
}

/** A schema without the names of its fields, which are the contract's words. */
function withoutProperties(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutProperties);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { properties = {}, ...others } = schema as { properties?: object };
  const parts = [...Object.values(properties), ...Object.entries(others).filter(([key]) => key !== 'example')];
  return { ...Object.fromEntries(Object.keys(others).map((key) => [key, 0])), parts: parts.map(withoutProperties) };
}

describe('the OpenAPI document', () => {
  it('is valid by the schema of OpenAPI 3.1', async () => {
    const result = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
  });

  it('refers only to parts that it has', () => {
    const refs = new Set(refsIn(document));
    expect(refs.size).toBeGreaterThan(30);
    for (const ref of refs) {
      const found = ref
        .slice(2)
        .split('/')
        .reduce<unknown>((part, key) => Reflect.get(Object(part), key), document);
      expect([ref, typeof found]).toEqual([ref, 'object']);
    }
  });

  it('does not say how editors fill in a field', () => {
    const keysIn = (value: unknown): string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, one]) => [key, ...keysIn(one)])
        : [];
    const keys = new Set(keysIn(Object.values(document.components.schemas).map(withoutProperties)));
    for (const key of ['widget', 'relatesTo', 'recorded', 'label', 'title'])
      expect([key, keys.has(key)]).toEqual([key, false]);
  });

  it.each(endpointNames)('describes the fields, the answer and the errors of the call %s', (name) => {
    const endpoint = endpoints[name];
    const operation = operations[pathOf(endpoint, 'frontage')]?.[endpoint.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name, description: endpoint.summary });
    const fields = Object.keys(endpoint.query.shape);
    const responses = Object.keys(Object(operation?.responses));
    if (endpoint.method === 'POST') {
      expect(JSON.stringify(operation?.requestBody)).toContain('excludeIds');
      expect(responses).toEqual(['200', '400', '413']);
      return;
    }
    const parameters = (operation?.parameters ?? []) as { name: string; description: string }[];
    expect(parameters.map((parameter) => parameter.name)).toEqual(fields);
    expect(parameters.filter(({ description }) => !description)).toEqual([]);
    expect(responses).toContain('400');
    expect(responses.includes('404')).toBe(fields.includes('id'));
  });

  it('says which fields are required, and the defaults of the others', () => {
    expect(operations['/wp-json/frontage/v1/posts/by-theme']?.get?.parameters).toMatchObject([
      { name: 'lang', required: false },
      { name: 'theme', in: 'query', required: true },
      { name: 'count', required: false, schema: { type: 'integer', minimum: 1, maximum: 100, default: 6 } },
      {
        name: 'excludePostIds',
        required: false,
        style: 'form',
        explode: false,
        schema: { type: 'array', items: { type: 'integer' } },
      },
      { name: 'per_page', required: false },
      { name: 'page', required: false },
    ]);
    expect(operations['/wp-json/frontage/v1/news/page/{page}']?.get?.parameters).toMatchObject([
      { name: 'lang' },
      { name: 'page', in: 'path', required: true },
      { name: 'category' },
      { name: 'priority' },
    ]);
  });

  it('names each shape once', () => {
    const schemas = document.components.schemas;
    expect(schemas.page).toMatchObject({ properties: { type: { enum: [...pageTypes] } } });
    expect(schemas['block.textbox']).toMatchObject({ type: 'object' });
    expect(JSON.stringify(schemas.post)).toContain('#/components/schemas/block.textbox');
    expect(JSON.stringify(schemas.listedPost)).toContain('#/components/schemas/pageCard');
  });

  it('describes the calls that forms make', () => {
    for (const path of [paths.sendMail, paths.geo, paths.formToken, paths.estimate, paths.estimateBill])
      expect(operations[path]).toBeDefined();
    const sendMail = operations[paths.sendMail]?.post;
    // An owner's questions may take files of any request.
    for (const path of [paths.sendMail, paths.estimate, ...formCalls.map(({ call }) => call.path)])
      expect(Object.keys(Object(Object(operations[path]?.post?.requestBody).content))).toEqual([
        'application/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
      ]);
    expect(Object.keys(Object(sendMail?.responses))).toEqual([
      '200',
      '303',
      '400',
      '403',
      '410',
      '413',
      '415',
      '422',
      '429',
      '503',
    ]);
  });

  it('names the code of each failure and what it means', () => {
    const { properties, required } = Object(document.components.schemas.sendMailFailure);
    expect(required).toContain('code');
    expect(properties.code.enum).toEqual(failureCodes);
    for (const code of failureCodes) expect(properties.code.description).toContain(`${code}: `);
  });

  it.each(endpointNames)('gives a valid example of the call %s', (name) => {
    expect(endpoints[name].query.safeParse(endpointExamples[name]).error).toBeUndefined();
  });
});
