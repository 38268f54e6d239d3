import type { Environment } from '../environment.ts';
import { momentsOfPostgres } from '../momentSettings.ts';
import { type MomentStore, openMomentStore } from './MomentStore.ts';

/** The store of an environment's moments. Throws in words where there is none. */
export function storeOf({ databaseUrl, moments }: Pick<Environment, 'databaseUrl' | 'moments'>): MomentStore {
  if (moments) return openMomentStore(moments.place);
  throw new Error(
    databaseUrl.startsWith('file:')
      ? 'MOMENTS is not set, so nobody knows where moments are kept. Set it as the website has it'
      : `No moments here: ${momentsOfPostgres}`,
  );
}
