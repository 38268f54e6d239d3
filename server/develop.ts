import { endOnWrongSettings } from '@frontage/contract/wrongSettings.ts';
import { runNext } from './runNext.ts';

/** Serves the admin from its present sources, and brings changes into the browser. */
await endOnWrongSettings(async () => {
  // Next forks its server with the same flags; one of ours lets a process end that only waits for messages.
  process.execArgv = [];
  await runNext('dev');
});
