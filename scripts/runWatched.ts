/**
 * `node scripts/runWatched.ts backend/src/main.ts`: a file under `node --watch`, which starts it anew when something
 * changes that it has loaded. Node's watcher outlives a parent that was killed, so it is below this process, which
 * ends its whole group then.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const endWithParent = pathToFileURL(join(import.meta.dirname, 'endWithParent.ts')).href;
const flags = ['--disable-warning=ExperimentalWarning', '--import', endWithParent];
const watched = spawn(process.execPath, [...flags, '--watch', '--watch-preserve-output', ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
// Where it listens.
watched.on('message', (message) => process.send?.(message));
watched.on('exit', (code) => process.exit(code ?? 1));
