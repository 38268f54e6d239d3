import { endOnWrongSettings } from '@frontage/contract/wrongSettings.ts';
import { openPayload } from '../open.ts';
import { upgradeSchema } from './upgradeSchema.ts';
import { whileOthersWait } from './whileOthersWait.ts';

/** Migrates the database of DATA_DIR, or of DATABASE_URL, to the committed schema. */
await endOnWrongSettings(async () => {
  const payload = await openPayload();
  await whileOthersWait(payload, () => upgradeSchema(payload));
  await payload.destroy();
});
