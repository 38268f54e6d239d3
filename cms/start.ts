import { endOnWrongSettings } from '@frontage/contract/wrongSettings.ts';
import { prepareServers } from './network/adminServer.ts';
import { runNext } from './runNext.ts';

/** Serves the built admin where the environment says. Next runs in this process: nothing of it can be left behind. */
await endOnWrongSettings(async () => {
  prepareServers();
  await runNext('start');
});
