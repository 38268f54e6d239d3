import { endOnWrongSettings } from '@frontage/contract/wrongSettings.ts';
import { readEnvironment } from '../environment.ts';
import { withPayload } from '../open.ts';
import { upgradeSchema, whileOthersWait } from './upgradeSchema.ts';

/** Migrates the database of DATA_DIR, or of DATABASE_URL, to the committed schema. */
await endOnWrongSettings(() =>
  withPayload(readEnvironment(), (payload) => whileOthersWait(payload, () => upgradeSchema(payload))),
);
