import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { kinds } from '@frontage/kinds/kinds.ts';
import { z } from 'zod';
import { answer, postCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { sayAgain } from '../admin/sayAgain.ts';
import { cmsCommand } from '../commands.ts';

const run = promisify(execFile);

/** The last line of output of `removeDemoRun.ts --json`. */
const removed = z.object({
  counts: z.record(z.string(), z.number()),
  kept: z.array(z.object({ collection: z.string(), title: z.string() })),
});

let isUnderWay = false;

/**
 * `POST /api/demo/remove`: an admin removes the demo. The command does it in a separate process, because it reads the
 * whole demo. Answers {@link RemovedWords}.
 */
export const removeDemoEndpoint = postCall('/demo/remove', async ({ payload }) => {
  if (isUnderWay)
    return answer(409, say('The demo is being removed already. Wait a minute, and look at the dashboard again.'));
  isUnderWay = true;
  const { cwd, typed } = cmsCommand('seed/removeDemoRun.ts', '--json');
  try {
    const { stdout } = await run(process.execPath, typed, { cwd, maxBuffer: 10_000_000 });
    return answer(200, removedInWords(removed.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))));
  } catch (error) {
    payload.logger.error({ err: error }, 'The demo could not be taken out');
    return answer(500, say('The demo is still here, whole: taking it out failed. The log of the admin says why.'));
  } finally {
    isUnderWay = false;
  }
});

/** In the words of the admin. */
const names: Record<string, string> = {
  ...Object.fromEntries(kinds.map(({ collection, label }) => [collection, label.many])),
  media: 'Pictures',
  'answer-templates': 'Reply templates',
  leads: 'Requests, with their calls and deals',
  subscribers: 'Subscribers',
};
const nameOf = (collection: string) => sayAgain(names[collection] ?? collection);

/** What was removed, one line for each kind, and what stayed, one line for each document. */
export interface RemovedWords {
  message: string;
  gone: string[];
  /** Above the list of what stays. */
  whyKept: string;
  kept: string[];
}

export function removedInWords({ counts, kept }: z.infer<typeof removed>): RemovedWords {
  const gone = Object.entries(counts).map(([what, count]) => `${nameOf(what)}: ${count}`);
  const isEmpty = gone.length === 0 && kept.length === 0;
  return {
    message: isEmpty ? say('Nothing of the demo is here.') : say('The demo is removed.'),
    gone,
    whyKept: say('These stay, since somebody changed them or a page still shows them. Delete them by hand:'),
    kept: kept.map(({ collection, title }) => `${nameOf(collection)}: ${title}`),
  };
}
