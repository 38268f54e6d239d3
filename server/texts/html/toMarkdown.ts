import type { ElementContent } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { FootnoteDefinition, Heading, Nodes, PhrasingContent, RootContent } from 'mdast';
import { writeMarkdown } from '../writeMarkdown.ts';
import { attributeOf } from './elements.ts';

/** How to convert the parts of a text that our Markdown does not take as they are. */
export interface TextRules {
  /** The address for a link; undefined where only its words stay. */
  addressOf(address: string): string | undefined;
  /** The level of a heading, 2 or 3, from its original one. */
  levelOf(depth: number): 2 | 3;
  /** The label and the text of a footnote, by WordPress's key for it. */
  footnoteOf(key: string): { label: string; words: PhrasingContent[] } | undefined;
}

/** The most characters of one block; the field takes 40,000. */
const maxLength = 38_000;

/** Converts running text to Markdown, in as many parts as it needs blocks. */
export function toMarkdown(nodes: ElementContent[], rules: TextRules): string[] {
  const parts: RootContent[][] = [[]];
  let length = 0;
  for (const node of treeOf(nodes, rules)) {
    const own = writeMarkdown([node]).length + 2;
    if (length + own > maxLength && length > 0) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(node);
    length += own;
  }
  return parts.map((part) => writeMarkdown([...part, ...notesOf(part, rules)]).trim()).filter(Boolean);
}

export function toPhrasing(nodes: ElementContent[], rules: TextRules): PhrasingContent[] {
  return phrasingOf(treeOf(nodes, rules));
}

function treeOf(nodes: ElementContent[], rules: TextRules): RootContent[] {
  const tree = toMdast(
    { type: 'root', children: nodes },
    {
      handlers: {
        sup(state, node) {
          const key = attributeOf(node, 'dataFn');
          const note = key ? rules.footnoteOf(key) : undefined;
          if (!note) return phrasingOf(state.all(node));
          return { type: 'footnoteReference', identifier: note.label, label: note.label };
        },
      },
    },
  );
  return tree.type === 'root' ? tree.children.flatMap((node) => fitNode(node, rules, true)) : [];
}

function isPhrasingNode(node: Nodes): node is PhrasingContent {
  return /^(?:text|strong|emphasis|link|break|inlineCode|footnoteReference)$/.test(node.type);
}

/** What nodes say, for a place that takes words alone; blocks stand next to each other. */
function phrasingOf(nodes: readonly Nodes[]): PhrasingContent[] {
  return nodes.flatMap((node, index): PhrasingContent[] => {
    if (isPhrasingNode(node)) return [node];
    const words =
      'children' in node
        ? phrasingOf(node.children)
        : 'value' in node
          ? [{ type: 'text' as const, value: node.value }]
          : [];
    return index > 0 && words.length > 0 ? [{ type: 'text', value: ' ' }, ...words] : words;
  });
}

/** Fits a node to our Markdown; an unknown one is replaced by its children. */
function fitNode(node: RootContent, rules: TextRules, isTop: boolean): RootContent[] {
  if (node.type === 'image' || node.type === 'imageReference') return [];
  if (node.type === 'html') return [{ type: 'text', value: node.value }];
  if (!('children' in node)) return [node];
  const children = joinMarks(node.children.flatMap((child) => fitNode(child, rules, false)));
  if (node.type === 'heading') return headingOf(node, phrasingOf(children), rules, isTop);
  if (node.type === 'delete') return children;
  if (node.type === 'emphasis' || node.type === 'strong') return markWords(node.type, children);
  if (node.type === 'link') {
    const url = rules.addressOf(node.url);
    return url && children.length > 0 ? [{ type: 'link', url, children: phrasingOf(children) }] : children;
  }
  if (node.type === 'paragraph' && children.length === 0) return [];
  if (node.type === 'listItem') node.checked = null;
  // The children have the right kinds: only unknown links and marks were replaced by their contents.
  return [Object.assign(node, { children })];
}

/** Word processors start a new mark at each change of language, and Markdown would read none of them. */
function joinMarks(nodes: readonly RootContent[]): RootContent[] {
  const all: RootContent[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (last?.type === 'strong' && node.type === 'strong') last.children.push(...node.children);
    else if (last?.type === 'emphasis' && node.type === 'emphasis') last.children.push(...node.children);
    else all.push(node);
  }
  return all;
}

/** Moves spaces at the edges out of marks, and removes marks within the same marks. */
function markWords(type: 'emphasis' | 'strong', children: RootContent[]): RootContent[] {
  const flat = phrasingOf(children.flatMap((one): RootContent[] => (one.type === type ? one.children : [one])));
  const [first, last] = [flat[0], flat.at(-1)];
  const before =
    first?.type === 'text' ? first.value.slice(0, first.value.length - first.value.trimStart().length) : '';
  if (first?.type === 'text') first.value = first.value.slice(before.length);
  const after = last?.type === 'text' ? last.value.slice(last.value.trimEnd().length) : '';
  if (last?.type === 'text') last.value = last.value.slice(0, last.value.length - after.length);
  const words = flat.filter((one) => one.type !== 'text' || one.value !== '');
  return [
    ...(before ? [{ type: 'text' as const, value: before }] : []),
    ...(words.length > 0 ? [{ type, children: words }] : []),
    ...(after ? [{ type: 'text' as const, value: after }] : []),
  ];
}

function headingOf(node: Heading, children: PhrasingContent[], rules: TextRules, isTop: boolean): RootContent[] {
  const words = children.map((one): PhrasingContent => (one.type === 'break' ? { type: 'text', value: ' ' } : one));
  if (words.length === 0) return [];
  // A heading within a quote or a list would appear in the article's table of contents.
  if (!isTop) return [{ type: 'paragraph', children: [{ type: 'strong', children: words }] }];
  return [{ type: 'heading', depth: rules.levelOf(node.depth), children: words }];
}

function notesOf(nodes: readonly Nodes[], rules: TextRules, seen = new Set<string>()): FootnoteDefinition[] {
  return nodes.flatMap((node): FootnoteDefinition[] => {
    if (node.type === 'footnoteReference' && !seen.has(node.identifier)) {
      seen.add(node.identifier);
      const words = rules.footnoteOf(node.identifier)?.words ?? [];
      const { identifier } = node;
      return [
        {
          type: 'footnoteDefinition',
          identifier,
          label: identifier,
          children: [{ type: 'paragraph', children: words }],
        },
      ];
    }
    return 'children' in node ? notesOf(node.children, rules, seen) : [];
  });
}
