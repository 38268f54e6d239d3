import { describe, expect, it } from 'vitest';
import { fileFields } from '../contact/limits.ts';
import { openApiDocument } from '../openapi.ts';
import { formNames, formTable } from './formTable.ts';

const { paths } = openApiDocument({ namespace: 'frontage' });

describe.each(formNames)('the form %s of the table', (name) => {
  const { duplicate, fields, path, schema } = formTable[name];
  const names = fields.map((field) => field.name);

  it('asks only for what its call takes', () => {
    const taken = [...Object.keys(schema.shape), ...fileFields];
    expect(names.filter((one) => !taken.includes(one))).toEqual([]);
  });

  it('requires what its call requires of a visitor, and no more', () => {
    const missing = schema.safeParse({}).error?.issues.map((issue) => issue.path[0]) ?? [];
    const needed = fields.filter(({ standing }) => standing === 'needed').map((field) => field.name);
    expect(needed.toSorted()).toEqual(names.filter((one) => missing.includes(one)).toSorted());
  });

  it('is compared for duplicates by fields that its call takes', () => {
    const counted = duplicate.counts === 'all' ? [] : duplicate.counts;
    expect(counted.filter((one) => !Object.hasOwn(schema.shape, one))).toEqual([]);
  });

  it('is sent to a call that is documented', () => {
    expect(Object.keys(Object(Reflect.get(Object(paths), path)))).toContain('post');
  });
});
