import { expect, onTestFinished, test } from 'vitest';
import { databases, openTestDatabase } from '../testing/databases.ts';

test.each(databases)(
  'of two colleagues who take on a request at once, one gets it and the other learns so, on %s',
  async (name) => {
    const { close, payload } = await openTestDatabase(name);
    onTestFinished(close);
    const hire = (who: string) =>
      payload.create({
        collection: 'users',
        data: { name: who, email: `${who}@wharfside.example`, role: 'sales', password: 'a long enough password' },
      });
    const people = [await hire('ines'), await hire('marcus')];
    for (let round = 0; round < 10; round += 1) {
      const data = { name: 'Ada', email: 'ada@example.com', status: 'new' } as const;
      const { id } = await payload.create({ collection: 'leads', data });
      const where = { id: { equals: id }, owner: { exists: false } };
      // As the button asks the admin.
      const taken = await Promise.all(
        people.map((user) => {
          const asked = { data: { owner: user.id, status: 'in-work' }, depth: 0, overrideAccess: false } as const;
          return payload.update({ collection: 'leads', where, ...asked, user: { ...user, collection: 'users' } });
        }),
      );
      expect(taken.map(({ docs }) => docs.length).toSorted()).toEqual([0, 1]);
      expect(taken.flatMap(({ errors }) => errors)).toEqual([]);
      const { owner } = await payload.findByID({ collection: 'leads', id, depth: 0 });
      expect(taken.flatMap(({ docs }) => docs.map((lead) => lead.owner))).toEqual([owner]);
    }
  },
);
