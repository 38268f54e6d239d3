import { expect, test } from 'vitest';
import { openTestPayload } from '../testing/openTestPayload.ts';

test('a tag needs only a name, and gets the next number', async () => {
  const payload = await openTestPayload();
  const make = (data: object) => payload.create({ collection: 'tags', data: { name: 'Cadence', ...data } as never });
  expect(await make({})).toMatchObject({ term_id: 1, slug: 'cadence', group: 'technologies' });
  expect(await make({ name: 'Solidity', term_id: 40 })).toMatchObject({ term_id: 40 });
  const third = await make({ name: 'Rust', term_id: null });
  expect(third.term_id).toBe(41);
  expect((await payload.update({ collection: 'tags', id: third.id, data: { name: 'Rust 2' } })).term_id).toBe(41);
  await expect(
    payload.update({ collection: 'tags', id: third.id, data: { term_id: null as never } }),
  ).rejects.toThrow();
  await expect(make({ name: 'Move', term_id: 0 })).rejects.toThrow();
});
