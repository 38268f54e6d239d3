import { z } from 'zod';

const copied = z.object({ mode: z.string() });
const prose = new Set(['markdown', 'mdx', 'plaintext']);

/** The language of what was copied in Visual Studio Code, whose HTML says colours alone; undefined for anything else. */
export function copiedLanguage(data: string): string | undefined {
  try {
    const { mode } = copied.parse(JSON.parse(data));
    return prose.has(mode) ? undefined : mode;
  } catch {
    // Not of this editor.
    return undefined;
  }
}
