import type { FileHandle } from 'node:fs/promises';

const windowBytes = 65_536;

/** Reads a file at any position while keeping only one small window of it in memory. */
export class FileWindow {
  readonly sizeBytes: number;
  readonly #file: FileHandle;
  readonly #window = Buffer.alloc(windowBytes);
  #from = 0;
  #filled = 0;

  constructor(file: FileHandle, sizeBytes: number) {
    this.#file = file;
    this.sizeBytes = sizeBytes;
  }

  /** A copy of `length` bytes from `at`; fewer if the file ends earlier. */
  async read(at: number, length: number): Promise<Buffer> {
    if (length > windowBytes) {
      const { buffer, bytesRead } = await this.#file.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    }
    if (!this.held(at, length)) await this.#fill(at);
    return Buffer.from(this.#window.subarray(at - this.#from, Math.min(at - this.#from + length, this.#filled)));
  }

  /** The bytes if the window contains all of them, otherwise undefined. Valid until the window moves. */
  held(at: number, length: number): Buffer | undefined {
    if (at < this.#from || at + length > this.#from + this.#filled) return undefined;
    return this.#window.subarray(at - this.#from, at - this.#from + length);
  }

  /**
   * The position of the next JPEG marker at or after `at`: 0xFF not followed by a stuffed zero, a restart or filling.
   */
  async nextMarker(at: number): Promise<number | undefined> {
    for (let from = at; from < this.sizeBytes - 1; ) {
      await this.#fill(from);
      const held = this.#window.subarray(0, this.#filled);
      for (let found = held.indexOf(0xff); found >= 0; found = held.indexOf(0xff, found + 1)) {
        const next = held[found + 1];
        if (next !== undefined && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return from + found;
      }
      // The last byte is read again, because the byte after it decides.
      from += Math.max(1, this.#filled - 1);
    }
    return undefined;
  }

  async #fill(from: number): Promise<void> {
    const { bytesRead } = await this.#file.read(this.#window, 0, windowBytes, from);
    this.#from = from;
    this.#filled = bytesRead;
  }
}
