/**
 * `node scripts/runWatched.ts server/host/main.ts`: runs a file under `node --watch`, which restarts it when a loaded
 * file changes. Node's watcher outlives a parent that was killed, so it runs below this process, which then ends its
 * whole group.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const endWithParent = pathToFileURL(join(import.meta.dirname, 'endWithParent.ts')).href;
const flags = ['--disable-warning=ExperimentalWarning', '--import', endWithParent];
const watched = spawn(process.execPath, [...flags, '--watch', '--watch-preserve-output', ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
// Passes on where it listens.
watched.on('message', (message) => process.send?.(message));
watched.on('exit', (code) => process.exit(code ?? 1));
