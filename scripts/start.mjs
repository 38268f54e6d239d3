/** `npm start`: installs, then hands over to serve.ts on the pinned Node. `npm start -- --check` starts nothing, `--empty` begins without the demo. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, pinnedNode, root, startedAt } from './install.mjs';

install();
const endWithParent = pathToFileURL(join(root, 'scripts', 'endWithParent.ts')).href;
const serve = spawn(
  pinnedNode,
  [
    '--disable-warning=ExperimentalWarning',
    '--import',
    endWithParent,
    join(root, 'scripts', 'serve.ts'),
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, STARTED_AT: String(startedAt) },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => serve.kill(signal));
serve.on('exit', (code) => process.exit(code ?? 1));
