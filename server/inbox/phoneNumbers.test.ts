import { mergeListSearchAndWhere } from 'payload/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUserWith } from '../testing/createUserWith.ts';
import { databases, openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { sampleLead } from '../testing/sampleLead.ts';

const people = {
  Ada: '+49 170 9876543',
  Bo: '0170 9876543',
  Cy: '+49 (0)40 765 43 21',
  Di: '(040) 765-4322',
  Eve: '+1 415 555 0100',
};

describe.each(databases)('the search for a phone number, on %s', (name) => {
  let database: TestDatabase;
  let user: Awaited<ReturnType<typeof createUserWith>>;
  beforeAll(async () => {
    database = await openTestDatabase(name);
    user = await createUserWith(database.payload, 'sales');
    for (const [one, phone] of Object.entries(people))
      await database.payload.create({ collection: 'leads', data: { ...sampleLead, name: one, phone } });
    await database.payload.create({ collection: 'leads', data: { ...sampleLead, name: 'Fay', message: 'Call 4321' } });
  });
  afterAll(() => database.close());

  /** As the list of requests searches. */
  async function find(search: string): Promise<string[]> {
    const { payload } = database;
    const where = mergeListSearchAndWhere({ collectionConfig: payload.collections.leads.config, search });
    const { docs } = await payload.find({ collection: 'leads', where, sort: 'name', overrideAccess: false, user });
    return docs.map((lead) => lead.name);
  }

  it.each([
    ['+491709876543', ['Ada', 'Bo']],
    ['0049 170 9876543', ['Ada', 'Bo']],
    ['0170 9876543', ['Ada', 'Bo']],
    ['170-987', ['Ada', 'Bo']],
    ['+49 40 7654321', ['Cy']],
    ['040/7654321', ['Cy']],
    ['+49407654322', ['Di']],
    ['415.555.0100', ['Eve']],
    ['4321', ['Cy', 'Fay']],
    ['+44 170 9876544', []],
    ['Fay', ['Fay']],
  ])('finds by %s whoever has it: %j', async (search, found) => {
    expect(await find(search)).toEqual(found);
  });

  it('finds a number that has changed', async () => {
    const { payload } = database;
    const { docs } = await payload.find({ collection: 'leads', where: { name: { equals: 'Eve' } } });
    await payload.update({ collection: 'leads', id: docs[0]?.id ?? 0, data: { phone: '+44 (0)20 7946 0123' } });
    expect([await find('02079460123'), await find('4155550100')]).toEqual([['Eve'], []]);
  });
});
