import type { FlattenedField } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemoStage } from '../testing/demoStage.ts';
import { type Stage, signInForToken } from '../testing/stage.ts';
import { accessTable } from './accessTable.ts';

/** What no form sends: nothing, a number, more than a number holds, a list, an object, broken letters, a wrong relation. */
const odd = [null, 5, 2 ** 53, 'x', [], [{}], {}, 'a\0\ud800', [{ id: {} }], { relationTo: 'x', value: 1 }];

let stage: Stage;
let token: string;
beforeAll(async () => {
  stage = await openDemoStage('SQLite');
  token = await signInForToken(stage, 'editor');
});
afterAll(() => stage.close());

/** Each field with each value, those of groups and of the rows of lists too. */
function bodiesOf(fields: readonly FlattenedField[], levels = 2): object[] {
  return fields.flatMap((field): object[] => {
    const { name, type } = field;
    const isWithin = levels > 0 && 'flattenedFields' in field && name !== 'sizes';
    const within = isWithin ? bodiesOf(field.flattenedFields, levels - 1) : [];
    return [...odd, ...within.map((one) => (type === 'array' ? [one] : one))].map((value) => ({ [name]: value }));
  });
}

async function findFaults(method: string, path: string, fields: readonly FlattenedField[]): Promise<string[]> {
  const faults: string[] = [];
  for (const body of bodiesOf(fields)) {
    const { status } = await stage.call(method, path, body, token);
    if (status >= 500) faults.push(`${status} ${JSON.stringify(body)}`);
  }
  return faults;
}

/** A document of each kind is written to; a kind without one is created, and refused. Some show it for the rest. */
const some = ['people', 'redirects', 'tags', 'booking'];
const written = Object.entries(accessTable.collections).filter(([, { update = [] }]) => update.includes('editor'));

const tagsOf = (slug: string) => (some.includes(slug) ? {} : { tags: 'long' });

for (const [slug] of written)
  test(`a field of ${slug} with a value of any kind is taken or refused`, tagsOf(slug), async () => {
    const { config } = stage.payload.collections[slug as 'pages'];
    const { docs } = await stage.payload.find({ collection: slug as 'pages', limit: 1, depth: 0 });
    const [first] = docs;
    const [method, path] = first ? ['PATCH', `${slug}/${first.id}`] : ['POST', slug];
    expect(await findFaults(method, path, config.flattenedFields)).toEqual([]);
    expect(await stage.call('GET', `${slug}?depth=1`, undefined, token)).toMatchObject({ status: 200 });
  });

for (const slug of ['site-settings', 'booking'])
  test(`and so is one of ${slug}`, tagsOf(slug), async () => {
    const config = stage.payload.globals.config.find((one) => one.slug === slug);
    expect(await findFaults('POST', `globals/${slug}`, config?.flattenedFields ?? [])).toEqual([]);
    expect(await stage.call('GET', `globals/${slug}`, undefined, token)).toMatchObject({ status: 200 });
  });
