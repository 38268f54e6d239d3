/**
 * `npm start`: installs, then runs serve.ts on the pinned Node. `npm start -- --check` starts nothing, `--empty` begins
 * without the demo.
 */
import { handOver } from './handOver.mjs';

handOver('serve.ts');
