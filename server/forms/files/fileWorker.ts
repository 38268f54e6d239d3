import { answerInThread } from '../../bounded/boundedThread.ts';
import { lookAtFile } from './lookAtFile.ts';
import type { Question } from './lookedAt.ts';

/** Looks at received files in a thread of its own. */
answerInThread(({ name, path }: Question) => lookAtFile(path, name));
