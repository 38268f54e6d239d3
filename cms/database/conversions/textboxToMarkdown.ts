/** A section of the text block as it was before its text was Markdown. */
interface Section {
  title?: string | null;
  paragraphs?: string[] | null;
  list?: string[] | null;
}

/**
 * The layout with each text block of sections turned into one of Markdown; undefined where there is none. For the
 * migration of 21 November 2026: the words stay, the marks of Markdown that happen to stand in them are escaped.
 */
export function textboxToMarkdown(layout: unknown): unknown[] | undefined {
  if (!Array.isArray(layout) || !layout.some(hasSections)) return undefined;
  return layout.map((block: unknown) => {
    if (!hasSections(block)) return block;
    const { sections, ...rest } = block;
    return { ...rest, text: sections.map(toMarkdown).join('\n\n') };
  });
}

function hasSections(block: unknown): block is { sections: Section[] } {
  return (
    typeof block === 'object' &&
    block !== null &&
    'blockType' in block &&
    block.blockType === 'textbox' &&
    'sections' in block &&
    Array.isArray(block.sections)
  );
}

function toMarkdown({ title, paragraphs, list }: Section): string {
  return [
    ...(title ? [`## ${escaped(title)}`] : []),
    ...(paragraphs ?? []).map((paragraph) => escaped(paragraph).replaceAll('\n', '\\\n')),
    ...(list?.length ? [list.map((entry) => `- ${escaped(entry)}`).join('\n')] : []),
  ].join('\n\n');
}

function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<|~]/g, '\\$&').replace(/^([ \t]*)([#>+-]|\d+(?=[.)]))/gm, (_, space: string, mark) => {
    return /\d/.test(String(mark)) ? `${space}${mark}\\` : `${space}\\${mark}`;
  });
}
