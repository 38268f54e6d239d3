import type { Preview } from '@frontage/contract/preview.ts';

export type LayoutPlace<Block> = { position: number; block: Block } | { position: number; fault: string };

/** Returns the blocks that can be shown, each at its position, with the faults of the others between them. */
export function placesOf<Block>(blocks: readonly Block[], preview: Preview | undefined): LayoutPlace<Block>[] {
  const faults = new Map<number, string>();
  for (const { message, position } of preview?.faults ?? []) if (position !== undefined) faults.set(position, message);
  const last = Math.max(-1, ...faults.keys());
  const rest = [...blocks];
  const places: LayoutPlace<Block>[] = [];
  for (let position = 0; rest.length > 0 || position <= last; position += 1) {
    const fault = faults.get(position);
    if (fault !== undefined) places.push({ position, fault });
    else {
      const [block] = rest.splice(0, 1);
      if (block !== undefined) places.push({ position, block });
    }
  }
  return places;
}

/**
 * Returns the mark before a block that its editor can choose. It is a comment, so that no style is affected. Empty on
 * other pages.
 */
export function writeBlockMark(preview: Preview | undefined, position: number): string {
  return preview?.isLive ? `<!--block ${position}-->` : '';
}

/** Returns the position in the layout of the block that contains an element; undefined outside all blocks. */
export function positionOf(element: Element): number | undefined {
  for (let within: Element | null = element; within; within = within.parentElement) {
    for (let before = within.previousSibling; before; before = before.previousSibling) {
      const position = readPosition(before);
      if (position !== undefined) return position;
    }
  }
  return undefined;
}

export function findMarkedBlocks(root: Node): Map<number, HTMLElement> {
  const blocks = new Map<number, HTMLElement>();
  const comments = document.createNodeIterator(root, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) {
    const position = readPosition(comment);
    let next = comment.nextSibling;
    while (next && !isShown(next) && readPosition(next) === undefined) next = next.nextSibling;
    if (position !== undefined && next && isShown(next)) blocks.set(position, next);
  }
  return blocks;
}

function isShown(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && !(node instanceof HTMLStyleElement || node instanceof HTMLScriptElement);
}

function readPosition(node: Node): number | undefined {
  const [, position] = (node.nodeType === Node.COMMENT_NODE && /^block (\d+)$/.exec(node.nodeValue ?? '')) || [];
  return position === undefined ? undefined : Number(position);
}
