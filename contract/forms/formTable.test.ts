import { describe, expect, it } from 'vitest';
import { fileFields } from '../contact/fileFields.ts';
import { openApiDocument } from '../openapi.ts';
import { formNames, formTable } from './formTable.ts';

const { paths } = openApiDocument({ namespace: 'frontage' });

describe.each(formNames)('the form %s of the table', (name) => {
  const { duplicate, fields, path, schema } = formTable[name];
  const names = fields.map((field) => field.name);

  it('asks for nothing that its call does not take', () => {
    const taken = [...Object.keys(schema.shape), ...fileFields];
    expect(names.filter((one) => !taken.includes(one))).toEqual([]);
  });

  it('needs what its call needs of a visitor, and no more', () => {
    const missing = schema.safeParse({}).error?.issues.map((issue) => issue.path[0]) ?? [];
    const needed = fields.filter(({ standing }) => standing === 'needed').map((field) => field.name);
    expect(needed.toSorted()).toEqual(names.filter((one) => missing.includes(one)).toSorted());
  });

  it('is known again by fields that its call takes', () => {
    const counted = duplicate.counts === 'all' ? [] : duplicate.counts;
    expect(counted.filter((one) => !Object.hasOwn(schema.shape, one))).toEqual([]);
  });

  it('goes to a call that is described', () => {
    expect(Object.keys(Object(Reflect.get(Object(paths), path)))).toContain('post');
  });
});
