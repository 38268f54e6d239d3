import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { cmsCommand } from '../commands.ts';
import type { MomentOrder } from '../moments/takeMoment.ts';

/** Takes moments, one after another. */
export interface MomentTaker {
  take(order: MomentOrder): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts one process for all moments of a test. The product starts one for each moment, which is most of its cost, and
 * gives it a low priority. The process of the test itself must not take any, see `moments/keepMoments.ts`.
 */
export function startMomentTaker(): MomentTaker {
  const { cwd, typed } = cmsCommand('testing/takeMoments.ts');
  const child = spawn(process.execPath, typed, { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async take(order) {
      child.stdin.write(`${JSON.stringify(order)}\n`);
      const { done, value } = await lines.next();
      if (done) throw new Error('The process that takes moments has ended');
      const { fault }: { fault?: string } = JSON.parse(value);
      if (fault !== undefined) throw new Error(fault);
    },
    async close() {
      child.stdin.end();
      await ended;
    },
  };
}
