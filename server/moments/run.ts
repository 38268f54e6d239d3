import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { type MomentOrder, takeMoment } from './takeMoment.ts';

/** Takes the moment that is ordered on stdin; reports on stdout, or on stderr, in words, why it could not. */
// Lowers the priority of this process: visitors come first.
setPriority(10);
try {
  const order = JSON.parse(await text(process.stdin)) as MomentOrder;
  process.stdout.write(JSON.stringify(await takeMoment(order)));
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
