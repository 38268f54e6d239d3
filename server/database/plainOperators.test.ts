import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEach } from '../testing/databases.ts';
import { openStage, type Stage } from '../testing/stage.ts';

describeOnEach('on %s', (name) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(name);
    for (const [place, title] of ['100 % sure', 'under_score', 'back\\slash', 'Plain words'].entries())
      await stage.payload.create({
        collection: 'tags',
        data: { name: title, slug: `tag-${place}`, group: 'protocols', term_id: place + 1 },
      });
  });
  afterAll(() => stage.close());

  test.each([
    ['%', ['100 % sure']],
    ['_', ['under_score']],
    ['\\', ['back\\slash']],
    ['R_S', ['under_score']],
    ['words plain', ['Plain words']],
    ['', ['100 % sure', 'under_score', 'back\\slash', 'Plain words']],
  ])('the search of a list takes %j as it was typed', async (typed, found) => {
    const query = new URLSearchParams({ 'where[or][0][name][like]': typed, sort: 'id' });
    const { body } = await stage.asAdmin('GET', `tags?${query}`);
    expect(body.docs.map((tag: { name: string }) => tag.name)).toEqual(found);
  });

  test('a filter for a part of a text does so too', async () => {
    const { body } = await stage.asAdmin('GET', `tags/count?${new URLSearchParams({ 'where[name][contains]': '_' })}`);
    expect(body).toEqual({ totalDocs: 1 });
  });

  test('a part that is longer than any database compares is refused in words', async () => {
    const body = new URLSearchParams({ 'where[name][like]': 'a'.repeat(60_000) });
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Payload-HTTP-Method-Override': 'GET',
    };
    const { status } = await stage.asAdmin('POST', 'tags', new Uint8Array(Buffer.from(String(body))), headers);
    expect([200, 400]).toContain(status);
  });
});
