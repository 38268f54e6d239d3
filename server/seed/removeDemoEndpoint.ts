import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { answer, postCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { cmsCommand } from '../commands.ts';
import { removedInWords } from './removedInWords.ts';

const run = promisify(execFile);

/** The last line of output of `removeDemoRun.ts --json`. */
const removed = z.object({
  counts: z.record(z.string(), z.number()),
  kept: z.array(z.object({ collection: z.string(), title: z.string() })),
});

/**
 * `POST /api/demo/remove`: an admin removes the demo. The command does it in a separate process, because it reads the
 * whole demo. Answers {@link RemovedWords}.
 */
export const removeDemoEndpoint = postCall('/demo/remove', async ({ payload }) => {
  const { cwd, typed } = cmsCommand('seed/removeDemoRun.ts', '--json');
  try {
    const { stdout } = await run(process.execPath, typed, { cwd, maxBuffer: 10_000_000 });
    return answer(200, removedInWords(removed.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))));
  } catch (error) {
    payload.logger.error({ err: error }, 'The demo could not be taken out');
    return answer(500, say('The demo is still here, whole: taking it out failed. The log of the admin says why.'));
  }
});
