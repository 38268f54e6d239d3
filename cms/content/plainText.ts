/** The words of a text in Markdown without its marks and addresses. Code in fences stays where it is asked for. */
export function plainText(markdown: string, { withCode }: { withCode: boolean }): string {
  return (
    markdown
      .replace(/\r\n?/g, '\n')
      // A fence that is never closed runs to the end, as the reader of Markdown has it.
      .replace(/^ {0,3}(`{3,}|~{3,})[^\n]*\n([\s\S]*?)(?:^ {0,3}\1[`~]*[ \t]*$|(?![\s\S]))/gm, (_, __, code: string) =>
        withCode ? `\n${code}\n` : '\n',
      )
      .replace(/^ {0,3}\[\^[^\]\n]+\]:/gm, '')
      .replace(/^ {0,3}\[[^\]\n]+\]:[^\n]*$/gm, '')
      .replace(/\[\^[^\]\n]+\]/g, '')
      .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
      .replace(/!?\[([^\]\n]*)\]\[[^\]\n]*\]/g, '$1')
      .replace(/<?https?:\/\/[^\s>)]+>?/g, ' ')
      .replace(/^[ \t>]*\[!\w+\]/gm, '')
      .replace(/^(?:[ \t]*>)+[ \t]?/gm, '')
      .replace(/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, '')
      .replace(/^[ \t]*\|?[ \t]*:?-{2,}[-:| \t]*$/gm, '')
      .replace(/^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/gm, '')
      .replace(/^ {0,3}#{1,6}[ \t]+/gm, '')
      .replace(/[ \t]*\|[ \t]*/g, ' ')
      .replace(/(?<![\p{L}\p{N}])[*_~]+(?=\S)|(?<=\S)[*_~]+(?![\p{L}\p{N}])|\*{2,}/gu, '')
      .replace(/`+/g, '')
      .replace(/\\([!-/:-@[-`{-~])/g, '$1')
      .replace(/[ \t]+/g, ' ')
      .replace(/\s*\n\s*/g, '\n')
      .trim()
  );
}
