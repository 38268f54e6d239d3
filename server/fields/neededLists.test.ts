import { relations } from '@frontage/contract/primitives/editing.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { formOf } from './payloadFields.ts';

it('a list that needs an entry is marked, and one that may be empty is not', () => {
  const items = z.array(z.object({ title: z.string() })).max(4);
  const fields = formOf({
    needed: items.min(1),
    free: items,
    spared: items.min(1).optional(),
    links: z.array(z.string()).min(2),
  });
  const marked = fields.filter(({ admin }) => Reflect.get(Object(admin), 'className') === 'needs-one');
  expect(marked).toMatchObject([{ name: 'needed' }, { name: 'links' }]);
});

it('no more documents can be chosen than a list may have', () => {
  expect(formOf({ speakers: relations('people', 'Who speaks', { max: 3 }) })).toMatchObject([
    { hasMany: true, maxRows: 3 },
  ]);
});
