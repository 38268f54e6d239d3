import { createInterface } from 'node:readline';
import { type MomentOrder, takeMoment } from '../moments/takeMoment.ts';

/**
 * {@link startMomentTaker} runs this in a separate process: each line on stdin is an order, and each line on stdout what
 * was wrong with it, if anything.
 */
for await (const line of createInterface({ input: process.stdin })) {
  const told = await takeMoment(JSON.parse(line) as MomentOrder).then(
    () => ({}),
    (error: Error) => ({ fault: error.message }),
  );
  console.log(JSON.stringify(told));
}
