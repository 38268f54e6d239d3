import { z } from 'zod';
import { answer, type Call, getCall, postCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { nameOfUser, noteEvent } from '../audit/auditTrail.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { documentCollections, readDocumentState, readSettingsState } from './documentState.ts';
import { keptReleasesOf, publicationState } from './publicationState.ts';
import { touchPublication } from './touchPublication.ts';

const held = z.object({ release: z.string() });

/**
 * `GET /api/publication`: the state of the site. `GET /api/publication/pages/12`: the state of one document, and
 * `GET /api/publication/site-settings` of the settings. `POST /api/publication/hold` with `{"release": …}` shows
 * visitors a release and stays at it; `POST /api/publication/follow` shows what is published again.
 * `POST /api/publication/render-again` renders every page, whatever the ledger says.
 */
export const publicationEndpoints: Call[] = [
  getCall('/publication', async ({ payload }) =>
    answer(200, publicationState(await payload.findGlobal({ slug: 'publication', depth: 0 }))),
  ),
  getCall('/publication/site-settings', async ({ payload }) => answer(200, await readSettingsState(payload))),
  getCall('/publication/:collection/:id', async ({ payload, routeParams }) => {
    const asked = named.safeParse(routeParams);
    const state = asked.success ? await readDocumentState(payload, { ...asked.data, now: new Date() }) : undefined;
    return state ? answer(200, state) : answer(404, say('There is no such document'));
  }),
  postCall('/publication/hold', async (req) => {
    const { payload } = req;
    const asked = held.safeParse(await req.json?.().catch(() => undefined));
    if (!asked.success) return answer(400, 'Say which release: {"release": "20261122080312-3fa9c1"}');
    const { release } = asked.data;
    const publication = await payload.findGlobal({ slug: 'publication', depth: 0 });
    if (!keptReleasesOf(publication).includes(release)) {
      return answer(409, say('This release is no longer kept. The ten newest are.'));
    }
    const heldBy = nameOfUser(req.user);
    await payload.updateGlobal({ slug: 'publication', data: { heldRelease: release, heldBy }, depth: 0 });
    return answer(200, say('Visitors see this release now, until the site follows again'));
  }),
  postCall('/publication/follow', async ({ payload }) => {
    await payload.updateGlobal({ slug: 'publication', data: { heldRelease: null, heldBy: null }, depth: 0 });
    return answer(200, say('Visitors see what is published again'));
  }),
  postCall('/publication/render-again', async ({ payload, user }) => {
    await inTransaction(payload, async (inReq) => {
      const req = Object.assign(inReq, { user });
      await touchPublication(req, { of: 'site', title: 'Every page', kind: 'rendered' });
      await noteEvent(req, { action: 'published', kind: 'The site', subject: 'Every page, rendered again' });
    });
    return answer(202, say('Every page is rendered again. Visitors see what they saw until that is done'));
  }),
];

const named = z.object({ collection: z.enum(documentCollections), id: z.coerce.number().int().positive() });
