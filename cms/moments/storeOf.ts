import type { Environment } from '../environment.ts';
import { momentsOfPostgres } from '../momentSettings.ts';
import { type MomentStore, openMomentStore } from './MomentStore.ts';

/** Where the moments of an environment are kept. Throws in words where it names none. */
export function storeOf({ databaseUrl, moments }: Pick<Environment, 'databaseUrl' | 'moments'>): MomentStore {
  if (moments) return openMomentStore(moments.place);
  throw new Error(
    databaseUrl.startsWith('file:')
      ? 'MOMENTS is not set, so nobody knows where moments are kept. Set it as the website has it'
      : `No moments here: ${momentsOfPostgres}`,
  );
}
