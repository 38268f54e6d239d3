const mark = ' popover="';
const tags = /<(\/?)([a-z]+)\b/g;

/** Returns the page without the parts that are closed until somebody opens them: its menus. */
export function withoutClosed(html: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (let place = html.indexOf(mark); place >= 0; place = html.indexOf(mark, from)) {
    const start = html.lastIndexOf('<', place);
    pieces.push(html.slice(from, start));
    from = endOf(html, start);
  }
  return pieces.join('') + html.slice(from);
}

/** Returns the end of the element that begins at `start`, which may contain others of the same name. */
function endOf(html: string, start: number): number {
  tags.lastIndex = start;
  const own = tags.exec(html)?.[2];
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    if (tag[2] !== own) continue;
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.indexOf('>', tags.lastIndex) + 1;
  }
  return html.length;
}
