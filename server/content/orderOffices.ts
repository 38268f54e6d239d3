import { z } from 'zod';
import { answer, postCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { readOffices } from './readOffices.ts';

/** The gap between the numbers of two offices, for setting one through the API. */
const step = 10;

const wanted = z.object({ ids: z.array(z.int().positive()).min(1) });

/**
 * `POST /api/offices/order` with `{"ids": […]}`, each office once: sets the order in which offices are listed
 * everywhere.
 */
export const orderOfficesEndpoint = postCall('/order', async (req) => {
  const { data } = wanted.safeParse(await req.json?.().catch(() => undefined));
  if (!data) return answer(400, 'Say which office comes after which: {"ids": [2, 1]}');
  return inTransaction(req.payload, async (inside) => {
    inside.user = req.user;
    const offices = await readOffices(req.payload, inside);
    const known = new Map(offices.map((office) => [office.id, office]));
    const isWhole = data.ids.length === known.size && new Set(data.ids).size === known.size;
    if (!isWhole || !data.ids.every((id) => known.has(id)))
      return answer(409, say('An office came or went meanwhile. Reload this page and order them again'));
    for (const [place, id] of data.ids.entries()) {
      const order = (place + 1) * step;
      if (known.get(id)?.order !== order)
        await req.payload.update({ collection: 'offices', id, data: { order }, depth: 0, req: inside });
    }
    return answer(200, say('The offices are in this order now'));
  });
});
