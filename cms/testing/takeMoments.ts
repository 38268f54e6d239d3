import { createInterface } from 'node:readline';
import { type MomentOrder, takeMoment } from '../moments/takeMoment.ts';

/** Run by {@link startMomentTaker} as a process of its own: an order is a line on stdin, and what came of it one on stdout. */
for await (const line of createInterface({ input: process.stdin })) {
  const told = await takeMoment(JSON.parse(line) as MomentOrder).then(
    (taken) => ({ taken }),
    (error: Error) => ({ fault: error.message }),
  );
  console.log(JSON.stringify(told));
}
