import { answerInThread } from '../../bounded/boundedThread.ts';
import { readXliff } from './readXliff.ts';

/** As programs of translators write it: some of them in UTF-16. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const name =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(name).decode(bytes);
}

answerInThread(async (bytes: Uint8Array) => readXliff(decode(bytes)));
