import { cleanedAddress } from '@frontage/contract/contact/cleaned.ts';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { answer, type Call, postCall } from '../../access/endpoints.ts';
import { say } from '../../admin/say.ts';
import { isPhone, normalizedAddress, withBelongings } from './belongings.ts';
import { labelOf } from './labelOf.ts';
import { erasePerson, exportPerson, findMentions, findRowsOfPerson } from './person.ts';
import { type Folders, findFiles } from './removePersonal.ts';

export type FoundPerson = Awaited<ReturnType<typeof findPerson>>;

/**
 * `POST /api/removals/person/find`, `/export` and `/erase` with `{"address": …}`, for admins; the command `erase` does
 * the same. The address is in the body, so that no proxy logs it. Erasing asks for the address once more, as `confirm`.
 */
export function personEndpoints(folders: Folders): Call[] {
  return [
    personEndpoint('/person/find', async (req, address) =>
      Response.json(await findPerson(req.payload, folders, address)),
    ),
    personEndpoint('/person/export', async ({ payload }, address) =>
      Response.json(await exportPerson(payload, folders, address, new Date()), {
        headers: { 'Content-Disposition': 'attachment; filename="person.json"' },
      }),
    ),
    personEndpoint('/person/erase', async ({ payload, user }, address, { confirm }) => {
      if (typeof confirm !== 'string' || normalizedAddress(confirm) !== normalizedAddress(address)) {
        return answer(400, say('The two addresses differ. Nothing was erased'));
      }
      const { counts, ...erasure } = await erasePerson(payload, folders, address, Number(user?.id));
      const named = Object.entries(counts).map(([what, count]) => [labelOf(payload, what), count]);
      return Response.json({ ...erasure, counts: Object.fromEntries(named) });
    }),
  ];
}

const asked = z.object({ address: z.string(), confirm: z.unknown().optional() });

function personEndpoint(
  path: `/${string}`,
  work: (req: PayloadRequest, address: string, asked: { confirm?: unknown }) => Promise<Response>,
): Call {
  return postCall(path, async (req) => {
    const { data } = asked.safeParse(await req.json?.().catch(() => undefined));
    if (!data || !(isPhone(data.address) || /^[^\s@]+@[^\s@]+$/.test(cleanedAddress(data.address))))
      return answer(
        400,
        say('Enter an email address, such as name@example.com, or a phone number with all its digits'),
      );
    const response = await work(req, data.address, data);
    response.headers.set('Cache-Control', 'private, no-store');
    return response;
  });
}

/** What is stored about an address, without the contents: enough to decide what to do. */
async function findPerson(payload: Payload, folders: Folders, address: string) {
  const rows = await withBelongings(payload, {}, await findRowsOfPerson(payload, {}, address));
  return {
    found: [...rows].map(([collection, ids]) => ({ collection, label: labelOf(payload, collection), ids: [...ids] })),
    files: (await findFiles(payload, {}, folders, rows)).length,
    mentions: await findMentions(payload, address, rows),
  };
}
