import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { readEnvironment } from './environment.ts';

/** Serves the built admin where the environment says. Ends with the process it started. */
const { adminHost, adminPort } = readEnvironment();
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const server = spawn(process.execPath, [next, 'start', '--hostname', adminHost, '--port', String(adminPort)], {
  cwd: import.meta.dirname,
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
