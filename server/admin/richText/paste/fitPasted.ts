import { plainText, type TextNode } from '@frontage/blocks/text/tree.ts';
import { pictureAt } from '@frontage/contract/primitives/pictureInText.ts';
import { addressesIn, meantAddress } from './addresses.ts';
import type { Miss } from './Miss.ts';

export const leftOutPicture = 'Pictures were left out: put them into the library, and choose them there.';

/** Kinds that Markdown allows in a list entry, but our texts do not. */
const besideLists = new Set<TextNode['kind']>(['code', 'figure', 'quote', 'table', 'rule']);

/**
 * Fits passages of another text into ours: links lead where visitors can follow, and pictures from elsewhere are left
 * out.
 */
export function fitPasted(nodes: readonly TextNode[], siteUrl: string, miss: Miss): TextNode[] {
  const fitted = (node: TextNode, isInLink: boolean): TextNode[] => {
    switch (node.kind) {
      case 'words':
        return isInLink ? [node] : withLinks(node.value, siteUrl);
      case 'picture':
        if (pictureAt(node.address) !== undefined) return [node];
        miss(leftOutPicture);
        return [];
      case 'link': {
        const address = meantAddress(node.address, siteUrl);
        const children = node.children.flatMap((child) => fitted(child, true));
        if (children.length === 0) return [];
        if (address !== undefined) return [{ ...node, address, children }];
        miss(`“${plainText(node).trim()}” stands without its link: nobody on the website gets to “${node.address}”.`);
        return children;
      }
      case 'entry':
        return [{ ...node, children: onLines(node.children.flatMap((child) => fitted(child, isInLink))) }];
      default: {
        if (!('children' in node)) return [node];
        const children = node.children.flatMap((child) => fitted(child, isInLink));
        const isGone = children.length === 0 && node.children.length > 0 && node.kind !== 'cell';
        return isGone ? [] : [{ ...node, children }];
      }
    }
  };
  return nodes.flatMap((node) => fitted(node, false)).flatMap(parted);
}

/** Turns addresses among plain words into links. */
function withLinks(words: string, siteUrl: string): TextNode[] {
  return addressesIn(words, siteUrl).map((part): TextNode => {
    const node = { kind: 'words' as const, key: 0, value: part.words };
    return part.address === undefined ? node : { kind: 'link', key: 0, address: part.address, children: [node] };
  });
}

/** Turns the paragraphs of an entry into its lines. */
function onLines(nodes: readonly TextNode[]): TextNode[] {
  return nodes.flatMap((node, index) => {
    if (node.kind !== 'paragraph') return [node];
    return nodes[index - 1]?.kind === 'paragraph' ? [{ kind: 'lineBreak', key: 0 }, ...node.children] : node.children;
  });
}

/** Puts the words of an entry into paragraphs. */
function inParagraphs(nodes: readonly TextNode[]): TextNode[] {
  const blocks: TextNode[] = [];
  let isOpen = false;
  for (const node of nodes) {
    const isBlock = besideLists.has(node.kind) || node.kind === 'paragraph' || node.kind === 'list';
    const last = blocks.at(-1);
    if (isBlock) blocks.push(node);
    else if (isOpen && last?.kind === 'paragraph') last.children.push(node);
    else blocks.push({ kind: 'paragraph', key: 0, children: [node] });
    isOpen = !isBlock;
  }
  return blocks;
}

/** Moves what other programs put into a list entry below it, and continues the list after that. */
function parted(node: TextNode): TextNode[] {
  if (node.kind !== 'list') return [node];
  const parts: TextNode[] = [];
  let open: TextNode[] = [];
  const close = (next: number) => {
    if (open.length > 0) parts.push({ ...node, start: node.isOrdered ? next - open.length : 1, children: open });
    open = [];
  };
  for (const [index, entry] of node.children.entries()) {
    const within = 'children' in entry ? entry.children : [];
    const cut = within.findIndex(({ kind }) => besideLists.has(kind));
    if (cut !== 0) open.push({ ...entry, children: cut < 0 ? [...within] : within.slice(0, cut) } as TextNode);
    if (cut < 0) continue;
    close(node.start + index + (cut === 0 ? 0 : 1));
    parts.push(...inParagraphs(within.slice(cut)));
  }
  close(node.start + node.children.length);
  return parts;
}
