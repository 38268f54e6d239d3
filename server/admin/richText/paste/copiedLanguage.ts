import { z } from 'zod';

const copied = z.object({ mode: z.string() });
const prose = new Set(['markdown', 'mdx', 'plaintext']);

/**
 * Returns the language of what was copied in Visual Studio Code, whose HTML only gives colours; undefined for anything
 * else.
 */
export function copiedLanguage(data: string): string | undefined {
  try {
    const { mode } = copied.parse(JSON.parse(data));
    return prose.has(mode) ? undefined : mode;
  } catch {
    // Not from Visual Studio Code.
    return undefined;
  }
}
