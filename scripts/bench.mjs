/**
 * `npm run bench`: measures a running product (start it with `npm start` in another terminal).
 * `npm run bench -- publish`: measures publications at three sizes; needs nothing running.
 */
import { ensureBrowser, install, runPinned } from './install.mjs';

install();
runPinned(['bench/main.ts', ...process.argv.slice(2)], { env: { ...process.env, CHROMIUM_PATH: ensureBrowser() } });
