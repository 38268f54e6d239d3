/**
 * `npm run bench`: measures a running product (start it with `npm start` in another terminal).
 * `npm run bench -- publish`: measures publications at three sizes; needs nothing running.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { findNode, install, root } from './install.mjs';

install();
const bench = spawn(
  findNode(),
  ['--disable-warning=ExperimentalWarning', join(root, 'bench', 'main.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: ensureBrowser() },
  },
);
bench.on('exit', (code) => process.exit(code ?? 1));
