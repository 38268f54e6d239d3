import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const drawing = fileURLToPath(new URL('./pngProcess.ts', import.meta.url));
/** Bytes of all PNGs of one call as base64; ours are some ten thousand. */
const maxBuffer = 16_000_000;

let held: { svgs: string; pngs: Promise<Uint8Array<ArrayBuffer>[]> } | undefined;

/**
 * The drawings as PNG. Those of the last call are kept: icons are asked for whenever the settings of the site change, and
 * are seldom others. What draws them would stay in this process for good, 30 MB, even where a thread loaded it.
 */
export function drawPngs(svgs: readonly string[]): Promise<Uint8Array<ArrayBuffer>[]> {
  const text = JSON.stringify(svgs);
  if (held?.svgs === text) return held.pngs;
  const pngs = draw(text);
  held = { svgs: text, pngs };
  pngs.catch(() => {
    if (held?.pngs === pngs) held = undefined;
  });
  return pngs;
}

async function draw(svgs: string): Promise<Uint8Array<ArrayBuffer>[]> {
  const drawn = promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', drawing], {
    maxBuffer,
  });
  // That it ended is told by its end, not by the pipe as well.
  drawn.child.stdin?.on('error', () => undefined).end(svgs);
  const { stdout } = await drawn;
  return z
    .array(z.base64())
    .parse(JSON.parse(stdout))
    .map((png) => new Uint8Array(Buffer.from(png, 'base64')));
}
