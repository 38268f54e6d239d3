/**
 * `node scripts/runBelow.ts npm run build`: runs a program below a process that ends with its parent, and ends with its
 * exit code. Programs that start others, such as npm and Node's watcher, would outlive a parent that was killed: this
 * process ends its whole group. Messages of a Node, such as where it listens, are passed on.
 */
import { spawn } from 'node:child_process';

const [program = '', ...words] = process.argv.slice(2);
const child = spawn(program, words, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
child.on('message', (message) => process.send?.(message));
child.on('exit', (code) => process.exit(code ?? 1));
