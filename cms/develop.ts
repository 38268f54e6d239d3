import { endOnWrongSettings } from '@frontage/contract/wrongSettings.ts';
import { runNext } from './runNext.ts';

/** Serves the admin as its sources are now, and brings changes into the browser. */
await endOnWrongSettings(async () => {
  // Next forks its server with the same flags, and one of ours lets a process end whose only work is to wait for word.
  process.execArgv = [];
  await runNext('dev');
});
