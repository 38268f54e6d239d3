/**
 * `npm run dev`: installs, then runs develop.ts on the pinned Node. `npm run dev -- --empty` begins without the demo.
 */
import { handOver } from './handOver.mjs';

handOver('develop.ts');
