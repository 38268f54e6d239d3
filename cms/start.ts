import { endOnWrongSettings } from '@frontage/contract/wrongSettings.ts';
import { runNext } from './runNext.ts';
import { answerUpgradesAsRequests } from './withoutUpgrades.ts';

/** Serves the built admin where the environment says. Next runs in this process: nothing of it can be left behind. */
await endOnWrongSettings(async () => {
  answerUpgradesAsRequests();
  await runNext('start');
});
