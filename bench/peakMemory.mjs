/** Preloaded into a measured process: writes its largest resident size, in bytes, to PEAK_MEMORY_FILE as it ends. */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.PEAK_MEMORY_FILE;
if (file && isMainThread) {
  process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS * 1024)));
}
