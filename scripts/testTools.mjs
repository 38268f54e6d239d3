/**
 * Finds or installs what tests need in addition to npm's packages, and reports the variables that name it to the
 * process that started this.
 */
import { ensureBrowser, ensureEngines } from './browser.mjs';
import { ensureDeployTools } from './deployTools.mjs';
import { root } from './install.mjs';
import { ensureMarkupChecker } from './markupChecker.mjs';

const browser = ensureBrowser({ forJourneys: true });
ensureEngines();
ensureDeployTools(root);
const checker = ensureMarkupChecker(root);
process.send({
  CHROMIUM_PATH: browser,
  ...(checker ? { NU_CHECKER: checker } : {}),
});
