import { createHash } from 'node:crypto';
import sharp, { type OutputInfo, type Sharp } from 'sharp';

interface Cut {
  data: Buffer;
  info: OutputInfo;
}

interface Cutter {
  toBuffer: (options?: { resolveWithObject?: boolean }) => Promise<Cut | Buffer>;
}

type Order = Record<string, unknown> & { input?: { buffer?: Buffer }; composite?: unknown[] };

const mark = Symbol.for('frontage: cuts are kept');
const prototype = Object.getPrototypeOf(sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } }));

/**
 * The same few pictures of tests are cut to the same boxes hundreds of times, which took half a minute of a processor. So
 * this process keeps what came of a file by the same order. Read before all else by the server tests.
 */
if (!(mark in prototype)) {
  prototype[mark] = true;
  const { toBuffer } = prototype as Cutter;
  const kept = new Map<string, Promise<Cut>>();
  prototype.toBuffer = async function (this: Sharp & { options: Order }, options?: { resolveWithObject?: boolean }) {
    const key = keyOf(this.options);
    if (key === undefined) return toBuffer.call(this, options);
    const made = kept.get(key) ?? (toBuffer.call(this, { resolveWithObject: true }) as Promise<Cut>);
    kept.set(key, made);
    const { data, info } = await made;
    const copy = Buffer.from(data);
    return options?.resolveWithObject ? { data: copy, info: { ...info } } : copy;
  };
}

/** Undefined where a picture is made of more than one file, or of none. */
function keyOf({ composite, input, ...order }: Order): string | undefined {
  if (!input?.buffer || (composite && composite.length > 0)) return undefined;
  const { buffer, ...reading } = input;
  return createHash('sha256')
    .update(buffer)
    .update(JSON.stringify({ ...order, reading }))
    .digest('base64');
}
