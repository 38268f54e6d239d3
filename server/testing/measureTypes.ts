/**
 * Run as a separate process, so that nothing else is measured. Detects the type of each file in a folder (the first
 * argument) and prints the types, the ms of CPU time (best of three, without that of other processes), and how much
 * memory grew. With `--expose-gc`, garbage of one file does not count for the next.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { detectFileType } from '../forms/files/detectFileType.ts';

const [folder = '', good = ''] = process.argv.slice(2);
// Load and compile the code before measuring.
for (let run = 0; run < 3; run += 1) await detectFileType(good, 'brief.docx');
const peakBytes = () => process.resourceUsage().maxRSS * 1024;
const before = peakBytes();
const files: { name: string; type: string | undefined; ms: number }[] = [];
for (const name of await readdir(folder)) {
  let ms = Number.POSITIVE_INFINITY;
  let type: string | undefined;
  for (let run = 0; run < 3; run += 1) {
    globalThis.gc?.();
    const begun = process.cpuUsage();
    const found = await detectFileType(join(folder, name), 'brief.docx');
    type = 'type' in found ? found.type : undefined;
    const { user, system } = process.cpuUsage(begun);
    ms = Math.min(ms, (user + system) / 1000);
  }
  files.push({ name, type, ms });
}
console.log(JSON.stringify({ grownBytes: peakBytes() - before, files }));
