/** A supervisor of one service, for tests that kill it, or start its service anew by SIGHUP: `node superviseOne.ts <port> <words of the service>`. */
import { join } from 'node:path';
import { startService } from '../service.ts';

const [port = '', ...words] = process.argv.slice(2);
const service = startService('service', words, {
  root: join(import.meta.dirname, '../..'),
  variables: { TEST_PORT: port },
  onFailure(error) {
    console.log(`failed: ${error.name}: ${error.message}`);
    process.exit(1);
  },
});
console.log(`listens: ${await service.untilListens(Number(port), 20_000)}`);
process.on('SIGHUP', () => void service.restart());
