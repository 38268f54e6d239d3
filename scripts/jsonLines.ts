/**
 * With LOG_FORMAT=json every line that a process says by its console is one object, as those of its log are: what the
 * supervisor does, what was published, what a library prints. Loaded before everything else, in threads too.
 */
import { hostname } from 'node:os';
import { format, stripVTControlCharacters } from 'node:util';

/** As pino counts them. */
const levels = { debug: 20, log: 30, info: 30, warn: 40, error: 50 } as const;

if (process.env.LOG_FORMAT === 'json') {
  const { pid } = process;
  const about = { pid, hostname: hostname(), name: 'frontage' };
  for (const [method, level] of Object.entries(levels)) {
    Object.assign(console, {
      [method](...said: unknown[]) {
        const msg = stripVTControlCharacters(format(...said)).trim();
        if (msg) process.stdout.write(`${JSON.stringify({ level, time: Date.now(), ...about, msg })}\n`);
      },
    });
  }
}
