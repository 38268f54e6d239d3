import { createLocalReq, type Payload } from 'payload';
import { expect, test } from 'vitest';
import { nameOfUser } from '../audit/auditTrail.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { makeCall } from '../testing/makeCall.ts';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { orderOfficesEndpoint } from './collections/company.ts';
import { readOffices } from './readOffices.ts';

async function order(
  payload: Payload,
  ids: unknown,
  user?: Awaited<ReturnType<typeof createUserWith>>,
): Promise<Response> {
  const req = await createLocalReq(user ? { user } : {}, payload);
  return makeCall(payload, orderOfficesEndpoint, Object.assign(req, { json: async () => ({ ids }) }), 'offices');
}

test('offices are listed as an editor ordered them, even if they had the same number or none', async () => {
  const payload = await openTestPayload();
  const hours = { countryCode: 'NL', opens: '09:00', closes: '18:00', timeZone: 'Europe/Amsterdam' } as const;
  const ids: number[] = [];
  for (const [city, number] of [
    ['Bergen', undefined],
    ['Delft', 30],
    ['Ede', 30],
  ] as const) {
    const data = { ...hours, city, address: [city], ...(number ? { order: number } : {}) };
    ids.push((await payload.create({ collection: 'offices', data })).id);
  }
  const cities = async () => (await readOffices(payload)).map(({ city }) => city);
  expect(await cities()).toEqual(['Delft', 'Ede', 'Bergen']);

  const editor = await createUserWith(payload, 'editor');
  const [bergen, delft, ede] = ids;
  expect((await order(payload, [ede, bergen, delft], editor)).status).toBe(200);
  expect(await cities()).toEqual(['Ede', 'Bergen', 'Delft']);
  const { docs } = await payload.find({ collection: 'changes', sort: '-id', limit: 1 });
  // The change is recorded for publication, with its author.
  expect(docs[0]).toMatchObject({ of: 'offices', by: nameOfUser(editor) });

  for (const others of [
    [ede, bergen],
    [ede, ede, delft],
    [ede, bergen, delft, 99],
  ])
    expect((await order(payload, others, editor)).status, String(others)).toBe(409);
  expect((await order(payload, 'Ede', editor)).status).toBe(400);
  expect((await order(payload, ids, await createUserWith(payload, 'sales'))).status).toBe(403);
  expect((await order(payload, ids)).status).toBe(401);
  expect(await cities()).toEqual(['Ede', 'Bergen', 'Delft']);
});
