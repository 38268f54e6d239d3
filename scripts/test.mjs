/** `npm test`: installs, and beside that finds or installs what else the tests need, then runs everything in runTests.ts on the pinned Node. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { install, root, runPinned } from './install.mjs';

// In a process of its own: npm waits for the network and the disk, and so do Debian's packages.
const tools = fork(join(root, 'scripts', 'testTools.mjs'));
install();
tools.once('exit', (code) => {
  if (code !== 0) process.exit(1);
});
const [variables] = await once(tools, 'message');
runPinned(['scripts/runTests.ts', ...process.argv.slice(2)], { env: { ...process.env, ...variables } });
