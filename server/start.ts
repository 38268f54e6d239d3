import { endOnWrongSettings } from '@frontage/contract/wrongSettings.ts';
import { prepareServers } from './network/adminServer.ts';
import { runNext } from './runNext.ts';

/**
 * Serves the built admin on the host and port of the environment. Next runs in this process, so no child of it can be
 * left behind.
 */
await endOnWrongSettings(async () => {
  prepareServers();
  await runNext('start');
});
