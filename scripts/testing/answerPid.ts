/**
 * Serves its process number on TEST_PORT, or at the socket passed to it. With `wrapped` it starts another process that
 * does so, as npm would. At `/hang` it is busy for ever, at `/stop` for a moment, and then stopped.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { readHandedSockets } from '@frontage/server/listening.ts';

if (process.argv[2] === 'wrapped') {
  const inner = spawn(process.execPath, [import.meta.filename], { stdio: 'inherit' });
  inner.on('exit', (code) => process.exit(code ?? 1));
  console.log(`wrapper: ${process.pid}`);
} else {
  const [fd] = readHandedSockets(process.env);
  createServer(({ url }, response) => {
    const until = Date.now() + 300;
    while (url === '/hang' || (url === '/stop' && Date.now() < until));
    if (url === '/stop') process.kill(process.pid, 'SIGSTOP');
    response.end(String(process.pid));
  }).listen(fd === undefined ? { port: Number(process.env.TEST_PORT), host: '127.0.0.1' } : { fd });
}
