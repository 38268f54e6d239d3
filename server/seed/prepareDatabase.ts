import type { Payload } from 'payload';
import { inTransaction } from '../database/inTransaction.ts';
import { upgradeSchema, whileOthersWait } from '../database/upgradeSchema.ts';
import type { Environment } from '../environment.ts';
import { makeForms } from '../forms/makeForms.ts';
import { fillSearchIndex } from '../search/keepSearchIndex.ts';
import { createFirstUser } from './firstUser.ts';
import type { SeedContent } from './seedContent.ts';

interface PrepareOptions {
  dataDir: string;
  content?: SeedContent;
  /** Where files of requests are stored: the demo then begins with requests, calls, deals and subscribers. */
  requestsIn?: Environment;
}

/**
 * Migrates the schema; fills an empty database with content, by default the demo; ensures that somebody can sign in. A
 * second call changes nothing. All or nothing: an interrupted start begins again. Returns whether the database was
 * empty, and the first sign-in where it was made now.
 */
export function prepareDatabase(payload: Payload, options: PrepareOptions) {
  return whileOthersWait(payload, async () => {
    await upgradeSchema(payload);
    return fillIfEmpty(payload, options);
  });
}

function fillIfEmpty(payload: Payload, options: PrepareOptions) {
  return inTransaction(payload, async (req) => {
    const { totalDocs: pages } = await payload.count({ collection: 'pages', req });
    const { totalDocs: media } = await payload.count({ collection: 'media', req });
    const { companyName } = await payload.findGlobal({ slug: 'site-settings', req, depth: 0 });
    const isEmpty = pages === 0 && media === 0 && !companyName;
    if (isEmpty) {
      // Loaded only when needed: the demo is validated as it loads, which takes time.
      const { seed } = await import('./seed.ts');
      await seed(payload, req, options.content ?? (await import('./demoSeed.ts')).demoSeed());
      if (options.requestsIn) {
        const { seedRequests } = await import('./seedRequests.ts');
        await seedRequests(payload, req, options.requestsIn, new Date());
      }
    } else await fillSearchIndex(payload, req);
    await makeForms(payload, req, isEmpty && options.content !== undefined);
    return { isSeeded: isEmpty, firstSignIn: await createFirstUser(payload, req, options.dataDir) };
  });
}
