import type { ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { z } from 'zod';

const stored = z.array(z.object({ id: z.string(), content: z.string() }));

/** Returns the footnotes that WordPress stores with a text, by their ids there; none if they cannot be read. */
export function footnotesOf(json: string | undefined): ReadonlyMap<string, ElementContent[]> {
  const result = stored.safeParse(parsed(json));
  const notes = result.success ? result.data : [];
  return new Map(notes.map(({ content, id }) => [id, elementsOf(content)]));
}

function elementsOf(html: string): ElementContent[] {
  return fromHtml(html, { fragment: true }).children.flatMap((node) => (node.type === 'doctype' ? [] : [node]));
}

function parsed(json = ''): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Missing or cut off. The marks in the text then stay as numbers.
    return undefined;
  }
}
