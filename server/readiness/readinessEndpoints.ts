import type { Endpoint } from 'payload';
import { z } from 'zod';
import { answer, forSignedIn } from '../access/endpoints.ts';
import { linkingCollections } from '../targets/deadLinks.ts';
import { checkReadiness, checkReadinessOfSettings } from './checkReadiness.ts';

const named = z.object({ collection: z.enum(linkingCollections), id: z.coerce.number().int().positive() });

/** `GET /api/readiness/pages/12` and `/api/readiness/site-settings`: what to check before visitors see it. */
export const readinessEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path: '/readiness/site-settings',
    method: 'get',
    handler: forSignedIn(async (req) => answer(200, await checkReadinessOfSettings(req))),
  },
  {
    path: '/readiness/:collection/:id',
    method: 'get',
    handler: forSignedIn(async (req) => {
      const { data } = named.safeParse(req.routeParams);
      const readiness = data ? await checkReadiness(req, data.collection, data.id) : undefined;
      return readiness ? answer(200, readiness) : answer(404, 'There is no such document');
    }),
  },
];
