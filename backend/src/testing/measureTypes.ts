/**
 * Run as a process of its own, so that nothing else counts: decides the kind of each file of a folder (the first
 * argument), and prints what came of it, in how many ms of a processor's time (best of three; what other processes take
 * meanwhile does not count), and how far memory grew. With `--expose-gc` what one file left behind does not count for
 * the next.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { detectFileType } from '../contact/files/detectFileType.ts';

const [folder = '', good = ''] = process.argv.slice(2);
// Code is loaded and compiled before anything is measured.
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
    type = await detectFileType(join(folder, name), 'brief.docx');
    const { user, system } = process.cpuUsage(begun);
    ms = Math.min(ms, (user + system) / 1000);
  }
  files.push({ name, type, ms });
}
console.log(JSON.stringify({ grownBytes: peakBytes() - before, files }));
