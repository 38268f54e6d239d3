/** Serves its number as a process on TEST_PORT. With `wrapped` it starts another process that does so, as npm would. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';

if (process.argv[2] === 'wrapped') {
  const inner = spawn(process.execPath, [import.meta.filename], { stdio: 'inherit' });
  inner.on('exit', (code) => process.exit(code ?? 1));
  console.log(`wrapper: ${process.pid}`);
} else {
  createServer((_request, response) => response.end(String(process.pid))).listen(
    Number(process.env.TEST_PORT),
    '127.0.0.1',
  );
}
