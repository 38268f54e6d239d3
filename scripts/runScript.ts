/** `node scripts/runScript.ts build --workspace site`: runs an npm script under a process that ends with its parent. */
import { spawn } from 'node:child_process';

const script = spawn('npm', ['run', '--silent', ...process.argv.slice(2)], { stdio: 'inherit' });
script.on('exit', (code) => process.exit(code ?? 1));
