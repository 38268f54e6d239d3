import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createExampleArticles } from '../gallery/exampleLists.ts';
import { openTestFacts, type TestFacts } from '../testing/openTestFacts.ts';
import { BackendAway } from './ContentError.ts';

let site: TestFacts;

beforeEach(async () => {
  site = await openTestFacts();
  site.content.articles = createExampleArticles(6).map((card) => ({ version: 'first', card, more: {} }));
});
afterEach(() => site.server.stop());

const idAt = (place: number) => site.content.articles[place]?.card.id ?? 0;

/** How many articles each call asks for while these are read, one after another. */
async function callsFor(places: readonly number[]): Promise<number[]> {
  const { facts } = await site.publish();
  for (const place of places) expect((await facts.post(idAt(place))).id).toBe(idAt(place));
  const calls = site.server.asked.filter((call) => call.startsWith('/wp-json/frontage/v1/posts/whole?'));
  return calls.map((call) => call.split('postIds[]=').length - 1);
}

describe('whole documents', () => {
  it('are read together for a reader that follows the order of the inventory', async () => {
    // The first does not show yet that others follow.
    expect(await callsFor([0, 1, 2, 3, 4, 5])).toEqual([1, 5]);
  });

  it('are read one at a time for all others, and once', async () => {
    expect(await callsFor([3, 1, 5, 1])).toEqual([1, 1, 1]);
  });

  it('that are gone meanwhile fail as a backend that does not answer, and do not hold up those beside them', async () => {
    const { facts } = await site.publish();
    await facts.post(idAt(0));
    const gone = idAt(1);
    site.content.articles.splice(1, 1);
    await expect(facts.post(gone)).rejects.toBeInstanceOf(BackendAway);
    expect((await facts.post(idAt(1))).id).toBe(idAt(1));
  });
});
