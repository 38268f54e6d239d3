/** Begins code; it ends at a fence of the same kind that is no shorter, or with the text. */
const fence = /^ {0,3}(`{3,}|~{3,})/;

/** Goes on with nothing above it: a point of a list, a heading, a row of a table, a note. */
const beginsPassage = /^\s*(?:[-*+]\s|\d{1,9}[.)]\s|#{1,6}\s|\||\[[^\]]{1,200}\]:)/;
/** Nothing below goes on with it: a heading, a row of a table. */
const endsPassage = /^\s*(?:#{1,6}\s|\|)/;
const quoted = /^ {0,3}>/;

/**
 * The words of a text in Markdown without its marks, its addresses and the code in its fences: one passage a line,
 * such as a paragraph, a heading or a point of a list, however many lines it was written on.
 */
export function plainText(markdown: string): string {
  const passages: string[] = [];
  let isOpen = false;
  let wasQuoted = false;
  for (const line of partsOf(markdown).prose) {
    const text = withoutBeginning(line).trim();
    const isQuoted = quoted.test(line);
    const goesOn = isOpen && isQuoted === wasQuoted && !beginsPassage.test(line);
    if (text !== '') passages.push(goesOn ? `${passages.pop()} ${text}` : text);
    isOpen = text !== '' && !endsPassage.test(line);
    wasQuoted = isQuoted;
  }
  return passages.map(withoutMarks).filter(Boolean).join('\n');
}

/** The code in the fences of a text in Markdown. */
export function codeIn(markdown: string): string {
  return partsOf(markdown).code.join('\n').trim();
}

/** The lines of a text by what they are. */
function partsOf(markdown: string): { prose: string[]; code: string[] } {
  const [prose, code]: [string[], string[]] = [[], []];
  let open: string | undefined;
  for (const line of markdown.split(/\r\n?|\n/)) {
    const mark = fence.exec(line)?.[1];
    if (open === undefined && mark !== undefined) {
      open = mark;
      // What is above code does not go on below it.
      prose.push('');
    } else if (open === undefined) prose.push(line);
    else if (mark?.startsWith(open) && line.trim() === mark) {
      open = undefined;
      code.push('');
    } else code.push(line);
  }
  return { prose, code };
}

/** A line without what makes a quote, a rule, a point of a list, a heading or a note of it. */
function withoutBeginning(line: string): string {
  if (/^[-:| \t]+$/.test(line) && line.includes('--')) return '';
  return (
    line
      // Footnotes keep their text; addresses that links refer to go.
      .replace(/^ {0,3}\[\^[^\]]{1,80}\]:/, '')
      .replace(/^ {0,3}\[[^\]]{1,200}\]:.*$/s, '')
      .replace(/^(?:[ \t]{0,3}>)+[ \t]?/, '')
      .replace(/^[ \t]*\[!\w+\]/, '')
      .replace(/^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/, '')
      .replace(/^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/, '')
      .replace(/^ {0,3}#{1,6}[ \t]+/, '')
  );
}

/**
 * A passage: the words of a link and of a picture may go on in its next line. Each expression takes time in proportion
 * to the passage: nothing is looked for twice from the same place.
 */
function withoutMarks(passage: string): string {
  return (
    passage
      .replace(/\[\^[^[\]]{1,80}\]/g, '')
      .replace(/(?<!\\)!?\[((?:\\.|[^[\]\\])*)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
      .replace(/<?https?:\/\/[^\s>)]+>?/g, ' ')
      .replace(/\|/g, ' ')
      // Emphasis; a name such as balance_of and a product such as 2 * 3 stay.
      .replace(/(?<![\p{L}\p{N}\\*_~])[*_~]+(?=[^\s*_~])|(?<=[^\s\\*_~])[*_~]+(?![\p{L}\p{N}*_~])/gu, '')
      .replace(/`/g, '')
      .replace(/\\([!-/:-@[-`{-~])/g, '$1')
      .replace(/[ \t]+/g, ' ')
      .trim()
  );
}
