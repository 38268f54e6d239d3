import { parentPort } from 'node:worker_threads';
import { lookAtFile } from './lookAtFile.ts';
import type { Answer, Question } from './lookedAt.ts';

/** Looks at received files in a thread of its own. */
parentPort?.on('message', async ({ name, path }: Question) => {
  const answer: Answer = await lookAtFile(path, name).then(
    (looked) => ({ looked }),
    (failure: unknown) => ({ failure }),
  );
  parentPort?.postMessage(answer);
});
