import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { type MomentOrder, takeMoment } from './takeMoment.ts';

/** Takes the moment that is ordered on stdin; says on stderr, in words, why it could not. */
// Lowers the priority of this process: visitors come first.
setPriority(10);
try {
  await takeMoment(JSON.parse(await text(process.stdin)) as MomentOrder);
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
