import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';

/** A part of the file from byte `from` up to, but not including, `to`; or bytes that replace one. */
export type Piece = { from: number; to: number } | Uint8Array;

/** A picture as it is stored: its size when drawn, and the parts that it is assembled from. */
export interface Picture {
  /** Of the stored pixels. */
  widthPx: number;
  heightPx: number;
  /** How they are turned and mirrored when it is shown: 2 to 8 of Exif; undefined if it is upright. */
  orientation?: number | undefined;
  /** It has several frames, of which a browser shows one after the other. */
  isMoving?: boolean;
  pieces: Piece[];
}

/** px of one picture in all: a larger one takes minutes to cut. */
export const mostPixels = 50_000_000;

/** The most parts of one picture: more than any program writes into 50 MB. */
export const maxParts = 100_000;

/** Adds a part of the file. Merges it with the previous one if they touch. */
export function addRange(pieces: Piece[], from: number, to: number): void {
  const last = pieces.at(-1);
  if (last && !(last instanceof Uint8Array) && last.to === from) last.to = to;
  else if (to > from) pieces.push({ from, to });
}

export async function* readPieces(path: string, pieces: readonly Piece[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    if (piece instanceof Uint8Array) yield Buffer.from(piece);
    else {
      for await (const chunk of createReadStream(path, { start: piece.from, end: piece.to - 1 }))
        yield Buffer.from(chunk);
    }
  }
}

const orientationTag = 0x0112;
const shortType = 3;
/** The most bytes of an Exif block that are read: the first directory is at its beginning. */
export const maxExifBytes = 65_536;

/** The orientation of a picture, from the TIFF structure of its Exif block: 2 to 8; undefined if it is upright. */
export function orientationOf(tiff: Buffer): number | undefined {
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return undefined;
  const isLittle = order === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return undefined;
  const count = short(directory);
  for (let index = 0; index < count; index += 1) {
    const at = directory + 2 + index * 12;
    if (at + 12 > tiff.length) return undefined;
    if (short(at) !== orientationTag || short(at + 2) !== shortType) continue;
    const value = short(at + 8);
    return value >= 2 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** A TIFF structure with the orientation of the picture and nothing else. */
export function tiffWithOrientation(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM', 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(orientationTag, 10);
  tiff.writeUInt16BE(shortType, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

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
      if (!this.held(from, 2)) await this.#fill(from);
      const held = this.#window.subarray(from - this.#from, this.#filled);
      for (let found = held.indexOf(0xff); found >= 0; found = held.indexOf(0xff, found + 1)) {
        const next = held[found + 1];
        if (next !== undefined && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return from + found;
      }
      // The last byte is read again, because the byte after it decides.
      from += Math.max(1, held.length - 1);
    }
    return undefined;
  }

  async #fill(from: number): Promise<void> {
    const { bytesRead } = await this.#file.read(this.#window, 0, windowBytes, from);
    this.#from = from;
    this.#filled = bytesRead;
  }
}
