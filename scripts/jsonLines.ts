/**
 * With LOG_FORMAT=json every line of a process's console output is one object, like those of its log: what the
 * supervisor does, what was published, what a library prints. Loaded before everything else, in threads too.
 */
import { hostname } from 'node:os';
import { format, stripVTControlCharacters } from 'node:util';

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
