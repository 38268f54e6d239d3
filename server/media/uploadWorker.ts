import { answerInThread } from '../bounded/boundedThread.ts';
import { readUpload, type UploadQuestion } from './readUpload.ts';

answerInThread((question: UploadQuestion) => readUpload(question));
