import { Worker } from 'node:worker_threads';
import type { SocialPicture } from './socialPicture.ts';

export type DrawPicture = (picture: SocialPicture) => Promise<Uint8Array>;

interface Answer {
  id: number;
  png?: Uint8Array;
  fault?: string;
}

/** Draws pictures one at a time in a thread that starts with the first picture and is ended by `close`. */
export function openPictureThread(): { draw: DrawPicture; close: () => Promise<void> } {
  const waiting = new Map<number, { resolve: (png: Uint8Array) => void; reject: (error: Error) => void }>();
  let worker: Worker | undefined;
  let lastId = 0;

  function thread(): Worker {
    if (worker) return worker;
    worker = new Worker(new URL('./socialWorker.ts', import.meta.url));
    // The thread must not keep the process alive by itself.
    worker.unref();
    worker.on('message', ({ id, png, fault }: Answer) => {
      const caller = waiting.get(id);
      waiting.delete(id);
      if (png) caller?.resolve(png);
      else caller?.reject(new Error(fault ?? 'the picture was not drawn'));
    });
    worker.on('error', (error) => forget(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => forget(new Error('the thread that draws pictures ended')));
    return worker;
  }

  /** The next picture starts a new thread. */
  function forget(error: Error): void {
    worker = undefined;
    for (const caller of waiting.values()) caller.reject(error);
    waiting.clear();
  }

  return {
    draw: (picture) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        thread().postMessage({ id: lastId, picture });
      }),
    async close() {
      await worker?.terminate();
    },
  };
}
