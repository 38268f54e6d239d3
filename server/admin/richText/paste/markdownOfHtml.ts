import { fromHtml } from 'hast-util-from-html';
import { cleanHtml } from '../../../texts/html/cleanHtml.ts';
import { element, isContent } from '../../../texts/html/elements.ts';
import type { Find } from '../../../texts/html/Finding.ts';
import { headingLevels } from '../../../texts/html/levels.ts';
import { refuseDeepNesting } from '../../../texts/html/nesting.ts';
import { readFootnotes } from '../../../texts/html/readFootnotes.ts';
import { sectionsOf } from '../../../texts/html/sectionsOf.ts';
import { type TextRules, toMarkdown, toPhrasing } from '../../../texts/html/toMarkdown.ts';
import { leftOutPicture } from './fitPasted.ts';
import { leaveOut } from './leaveOut.ts';
import type { Miss } from './Miss.ts';
import { readWriters } from './readWriters.ts';

/**
 * Converts the HTML of another program to our Markdown: words, headings, lists, tables, links and footnotes, no
 * styling.
 */
export function markdownOfHtml(html: string, miss: Miss): string {
  refuseDeepNesting(html);
  const find: Find = (_, words) => miss(`${words.charAt(0).toUpperCase()}${words.slice(1)}.`);
  const root = fromHtml(html, { fragment: true });
  leaveOut(root, miss);
  const notes = readFootnotes(root);
  for (const part of [root, ...notes.values()]) {
    readWriters(part, find);
    cleanHtml(part, find);
  }
  const rules: TextRules = {
    addressOf(address) {
      if (!address.startsWith('#')) return address;
      miss('Links to places within the other document were left out.');
      return undefined;
    },
    levelOf: headingLevels(root),
    footnoteOf(label) {
      const note = notes.get(label);
      return note && { label, words: toPhrasing([element('p', note.children.filter(isContent))], rules) };
    },
  };
  const flow = sectionsOf(root).flatMap((section) => {
    if (section.kind === 'flow') return section.nodes;
    miss(leftOutPicture);
    return [];
  });
  return toMarkdown(flow, rules).join('\n\n');
}
