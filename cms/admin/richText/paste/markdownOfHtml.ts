import { href } from '@frontage/contract/primitives/link.ts';
import { fromHtml } from 'hast-util-from-html';
import { cleanHtml } from '../../../texts/html/cleanHtml.ts';
import { headingLevels } from '../../../texts/html/levels.ts';
import { refuseDeepNesting } from '../../../texts/html/nesting.ts';
import { sectionsOf } from '../../../texts/html/sectionsOf.ts';
import { toMarkdown } from '../../../texts/html/toMarkdown.ts';
import { readWriters } from './readWriters.ts';

/** HTML of another program as our Markdown: its words, headings, lists, tables and links, without its looks. */
export function markdownOfHtml(html: string): string {
  refuseDeepNesting(html);
  const root = fromHtml(html, { fragment: true });
  readWriters(root);
  // What is left out is seen at once by whoever pasted.
  cleanHtml(root, () => undefined);
  const rules = { addressOf, levelOf: headingLevels(root), footnoteOf: () => undefined };
  return sectionsOf(root)
    .flatMap((section) => (section.kind === 'flow' ? toMarkdown(section.nodes, rules) : []))
    .join('\n\n');
}

/** An address that a text may lead to; undefined where only the words stay. */
function addressOf(address: string): string | undefined {
  const result = href.safeParse(address.replace(/^http:/i, 'https:'));
  return result.success ? result.data : undefined;
}
