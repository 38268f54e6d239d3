import { names } from '@frontage/kinds/kinds.ts';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { answer, forSignedIn } from '../access/endpoints.ts';
import { findTargets } from './findTargets.ts';
import { readLink } from './readLink.ts';
import { findStanding } from './standings.ts';
import type { Standing } from './target.ts';

const wanted = z.enum(['link', ...names]);
const search = z.object({ wanted, words: z.string().max(200).default('') });
const value = z.string().min(1).max(500);
const look = z.object({ wanted, value: z.union([value.transform((one) => [one]), z.array(value).max(40)]) });

/**
 * `GET /api/targets?wanted=link&words=audit`: targets that words of a title, or a part of an address, may mean.
 * `GET /api/targets/at?wanted=link&value=/services`: what stored texts lead to, in the same order.
 */
export const targetEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path: '/targets',
    method: 'get',
    handler: forSignedIn(async (req) => {
      const { data } = search.safeParse(req.query);
      if (!data) return answer(400, 'Say what is wanted: ?wanted=link&words=audit');
      return answer(200, { targets: await findTargets(req, data.wanted, data.words.trim()) });
    }),
  },
  {
    path: '/targets/at',
    method: 'get',
    handler: forSignedIn(async (req) => {
      const { data } = look.safeParse(req.query);
      if (!data) return answer(400, 'Say where to look: ?wanted=link&value=/services');
      const standings: Standing[] = [];
      for (const one of data.value) {
        const link = data.wanted === 'link' ? readLink(one) : undefined;
        const place = link?.kind === 'path' ? link.path : one;
        standings.push(await findStanding(req, data.wanted, place));
      }
      return answer(200, { standings });
    }),
  },
];
