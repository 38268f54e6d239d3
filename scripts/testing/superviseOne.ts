/**
 * A supervisor of one service, for tests that kill it, or start its service anew by SIGHUP: `node superviseOne.ts <port>
 * <words of the service>`. It notes in TEST_NOTES what runs, where that names a folder.
 */
import { join } from 'node:path';
import { noteProcesses } from '../noteProcesses.ts';
import { startService } from '../service.ts';

const [port = '', ...words] = process.argv.slice(2);
const { TEST_NOTES } = process.env;
const note = TEST_NOTES ? noteProcesses(TEST_NOTES) : undefined;
const service = startService('service', words, {
  root: join(import.meta.dirname, '../..'),
  variables: { TEST_PORT: port },
  onTurn: (noted) => note?.('service', noted),
  onFailure(error) {
    console.log(`failed: ${error.name}: ${error.message}`);
    process.exit(1);
  },
});
console.log(`listens: ${await service.untilListens(Number(port), 20_000)}`);
process.on('SIGHUP', () => void service.restart());
