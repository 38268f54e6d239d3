import './admin/words/speakToRequests.ts';
import { endOnWrongSettings } from '@frontage/contract/wrongSettings.ts';
import type { Payload } from 'payload';
import { createConfig } from './config/createConfig.ts';
import { requireVersion } from './database/upgradeSchema.ts';

/** The configuration for Next and for Payload's command line. The admin may be started where nothing else was. */
export default createConfig().then((config) => ({
  ...config,
  async onInit(payload: Payload) {
    await config.onInit?.(payload);
    await endOnWrongSettings(() => requireVersion(payload));
  },
}));
