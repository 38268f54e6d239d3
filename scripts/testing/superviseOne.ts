/**
 * Supervises one service, for tests that kill it, or restart its service by SIGHUP: `node superviseOne.ts <port> <words
 * of the service>`. Notes its processes in TEST_NOTES, if that names a folder, holds the socket of the service if
 * TEST_SOCKET is set, and asks it every TEST_ASK_MS whether it hangs.
 */
import { join } from 'node:path';
import { holdSockets, placeOfWebsite } from '@frontage/server/listening.ts';
import { startService } from '../service.ts';
import { noteProcesses } from '../supervisor.ts';

const [port = '', ...words] = process.argv.slice(2);
const { TEST_ASK_MS, TEST_NOTES, TEST_SOCKET } = process.env;
const place = placeOfWebsite({ port: Number(port), host: '127.0.0.1' });
const sockets = TEST_SOCKET ? await holdSockets(place) : undefined;
const note = TEST_NOTES ? noteProcesses(TEST_NOTES) : undefined;
const service = startService('service', words, {
  root: join(import.meta.dirname, '../..'),
  variables: { TEST_PORT: port },
  port: Number(port),
  sockets: sockets?.fds ?? [],
  onTurn: (noted) => note?.('service', noted),
  ...(TEST_ASK_MS ? { askEveryMs: Number(TEST_ASK_MS) } : {}),
  onFailure(error) {
    console.log(`failed: ${error.name}: ${error.message}`);
    process.exit(1);
  },
});
// Registered before the message that it listens: a reader of that may send the signal at once, which would otherwise
// end the process.
process.on('SIGHUP', () => void service.restart());
await service.untilAnswers('/');
console.log(`listens: http://127.0.0.1:${port}`);
