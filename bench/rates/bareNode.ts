/**
 * A process that only sends given answers, to measure the cost of `node:http` itself. Its parent sends the answers, and
 * is told the port.
 */
import { createServer } from 'node:http';
import type { Answers } from './answers.ts';

process.once('message', (answers: Answers) => {
  const server = createServer(({ url = '' }, response) => {
    const answer = answers[url];
    if (!answer) return response.writeHead(404).end();
    return response.writeHead(200, { ...answer.headers, 'content-length': answer.body.length }).end(answer.body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address ? address.port : 0);
  });
});
process.once('disconnect', () => process.exit(0));
