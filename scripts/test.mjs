/** `npm test`: installs, finds or installs a browser, a Valkey and the tools that read `deploy/`, then runs everything in runTests.ts on the pinned Node. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureDeployTools } from './deployTools.mjs';
import { install, pinnedNode, root } from './install.mjs';
import { ensureMarkupChecker } from './markupChecker.mjs';
import { ensureValkey } from './valkey.mjs';

install();
const browser = ensureBrowser({ forJourneys: true });
const valkey = ensureValkey();
ensureDeployTools(root);
const checker = ensureMarkupChecker(root);
const tests = spawn(
  pinnedNode,
  ['--disable-warning=ExperimentalWarning', join(root, 'scripts', 'runTests.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: browser,
      ...(valkey ? { VALKEY_SERVER: valkey } : {}),
      ...(checker ? { NU_CHECKER: checker } : {}),
    },
  },
);
tests.on('exit', (code) => process.exit(code ?? 1));
