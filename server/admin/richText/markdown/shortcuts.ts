import {
  BOLD_STAR,
  BOLD_UNDERSCORE,
  type ElementTransformer,
  HEADING,
  INLINE_CODE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  LINK,
  ORDERED_LIST,
  type Transformer,
  UNORDERED_LIST,
} from '@lexical/markdown';
import { $createHeadingNode, HeadingNode } from '@lexical/rich-text';
import { $createParagraphNode } from 'lexical';
import { CodeNode, createCode } from '../nodes/CodeNode.tsx';
import { createQuote, QuoteNode } from '../nodes/QuoteNode.ts';

/** Headings, but only of the levels that a text has. */
const heading: ElementTransformer = {
  ...HEADING,
  dependencies: [HeadingNode],
  regExp: /^(#{1,6})\s/,
  replace(parent, children, [, marks = '']) {
    const node = $createHeadingNode(marks.length > 2 ? 'h3' : 'h2').append(...children);
    parent.replace(node);
    node.select(0, 0);
  },
};

const quote: ElementTransformer = {
  type: 'element',
  dependencies: [QuoteNode],
  export: () => null,
  regExp: /^>\s/,
  replace(parent, children) {
    const paragraph = $createParagraphNode().append(...children);
    parent.replace(createQuote(false).append(paragraph));
    paragraph.select(0, 0);
  },
};

const code: ElementTransformer = {
  type: 'element',
  dependencies: [CodeNode],
  export: () => null,
  regExp: /^```(\S*)\s/,
  replace(parent, children, [, language = '']) {
    // The line stays below the code, with the cursor, because a text cannot be without one.
    parent.insertBefore(createCode({ language }));
    for (const child of children) child.remove();
    parent.select();
  },
};

/** Markdown marks that take effect while they are typed. */
export const shortcuts: Transformer[] = [
  heading,
  quote,
  code,
  UNORDERED_LIST,
  ORDERED_LIST,
  INLINE_CODE,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  LINK,
];
