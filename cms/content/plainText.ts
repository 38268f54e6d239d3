/** Code between two fences; a fence that is never closed runs to the end, as readers of Markdown have it. */
const fencedCode = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n([\s\S]*?)(?:^ {0,3}\1[`~]*[ \t]*$|(?![\s\S]))/gm;

/** The words of a text in Markdown without its marks, its addresses and the code in its fences. */
export function plainText(markdown: string): string {
  const text = withLineFeeds(markdown);
  const parts: string[] = [];
  let end = 0;
  for (const { 0: fenced, index } of text.matchAll(fencedCode)) {
    parts.push(withoutMarks(text.slice(end, index)));
    end = index + fenced.length;
  }
  parts.push(withoutMarks(text.slice(end)));
  return parts
    .join('\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/** The code in the fences of a text in Markdown. */
export function codeIn(markdown: string): string {
  return [...withLineFeeds(markdown).matchAll(fencedCode)]
    .map(({ 2: code = '' }) => code)
    .join('\n')
    .trim();
}

function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

function withoutMarks(markdown: string): string {
  return (
    markdown
      // Footnotes keep their text; addresses that links refer to go.
      .replace(/^ {0,3}\[\^[^\]\n]{1,80}\]:/gm, '')
      .replace(/^ {0,3}\[[^\]\n]{1,200}\]:[^\n]*$/gm, '')
      .replace(/\[\^[^\]\n]{1,80}\]/g, '')
      .replace(/!?\[([^[\]\n]*)\](?:\([^()\n]*\)|\[[^[\]\n]*\])/g, '$1')
      .replace(/<?https?:\/\/[^\s>)]+>?/g, ' ')
      // Quotes, rules, rows of dashes in tables, points of lists, headings.
      .replace(/^(?:[ \t]{0,3}>)+[ \t]?/gm, '')
      .replace(/^[ \t]*\[!\w+\]/gm, '')
      .replace(/^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/gm, '')
      .replace(/^[-:| \t]*-{2}[-:| \t]*$/gm, '')
      .replace(/^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/gm, '')
      .replace(/^ {0,3}#{1,6}[ \t]+/gm, '')
      .replace(/\|/g, ' ')
      // Emphasis; a name such as balance_of and a product such as 2 * 3 stay.
      .replace(/(?<![\p{L}\p{N}\\*_~])[*_~]+(?=[^\s*_~])|(?<=[^\s\\*_~])[*_~]+(?![\p{L}\p{N}*_~])/gu, '')
      .replace(/`/g, '')
      .replace(/\\([!-/:-@[-`{-~])/g, '$1')
  );
}
