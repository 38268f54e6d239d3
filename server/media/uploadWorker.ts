import { answerInThread } from '../bounded/boundedThread.ts';
import { readUpload, type UploadQuestion } from './readUpload.ts';

/** Reads uploaded pictures in a thread of its own. */
answerInThread((question: UploadQuestion) => readUpload(question));
