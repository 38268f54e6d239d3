import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';
import type { FileWindow } from '../../files/pictures/FileWindow.ts';

/**
 * Reads an archive for yauzl through a window. On its own, yauzl reads from the disk twice for each of ten thousand
 * entries.
 */
export class ZipReader extends RandomAccessReader {
  readonly #window: FileWindow;
  readonly #path: string;

  constructor(window: FileWindow, path: string) {
    super();
    this.#window = window;
    this.#path = path;
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    // The bytes are nearly always in the window, and ten thousand promises would take most of the time.
    const held = this.#window.held(position, length);
    if (held) {
      held.copy(target, offset);
      callback(null);
      return;
    }
    this.#window.read(position, length).then(
      (bytes) => {
        bytes.copy(target, offset);
        callback(bytes.length < length ? new Error('The archive ends before its table says') : null);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
    );
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return createReadStream(this.#path, { start, end: end - 1 });
  }

  /** The file is closed by the code that opened it. */
  override close(callback: (error: Error | null) => void): void {
    callback(null);
  }
}
