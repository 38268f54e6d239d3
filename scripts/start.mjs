/**
 * `npm start`: installs, then runs serve.ts on the pinned Node until it ends. `npm start -- --check` starts nothing,
 * `--empty` begins without the demo, `--empty --language de` in German. `npm run dev`, which passes `develop`, runs
 * develop.ts.
 */
import { install, runPinned, whenNpmEnds } from './install.mjs';
import { startedAt } from './say.mjs';

const isDevelopment = process.argv[2] === 'develop';
const script = isDevelopment ? 'scripts/develop.ts' : 'scripts/serve.ts';
const words = process.argv.slice(isDevelopment ? 3 : 2);
install();
// Sockets that were passed to us are for the script: server/listening.ts.
const sockets = Array.from({ length: Number(process.env.LISTEN_FDS) || 0 }, (_, place) => 3 + place);
const child = runPinned([script, ...words], {
  stdio: ['inherit', 'inherit', 'inherit', ...sockets, 'ipc'],
  env: { ...process.env, STARTED_AT: String(startedAt), LISTEN_PID: '' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
whenNpmEnds(() => child.kill('SIGTERM'));
