import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const drawing = fileURLToPath(new URL('./pngProcess.ts', import.meta.url));
/** Limit for all PNGs of one call as base64, in bytes; ours take some ten thousand. */
const maxBuffer = 16_000_000;

let held: { svgs: string; pngs: Promise<Uint8Array<ArrayBuffer>[]> } | undefined;

/**
 * Draws SVGs as PNGs. The result of the last call is kept: icons are asked for whenever the settings of the site
 * change, but rarely differ. They are drawn in a separate process, because the library would keep 30 MB of this process
 * for good, even if a thread loaded it.
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
  // If the process ends early, awaiting it reports that. The error of the pipe is redundant.
  drawn.child.stdin?.on('error', () => undefined).end(svgs);
  const { stdout } = await drawn;
  return z
    .array(z.base64())
    .parse(JSON.parse(stdout))
    .map((png) => new Uint8Array(Buffer.from(png, 'base64')));
}
