import type { TextNode } from '@frontage/blocks/text/tree.ts';
import type { PhrasingContent } from 'mdast';

/** Marks, outermost first where they cover the same words. */
export const marks = ['emphasis', 'strong'] as const;
export type Mark = (typeof marks)[number];

/** Words, or an inline element among them, with the marks and the link around it. */
export interface Run {
  kind: 'words' | 'code' | 'break' | 'footnote' | 'other';
  /** The words, or the label of the footnote. */
  value: string;
  marks: readonly Mark[];
  /** The address it leads to, if it is part of a link. */
  address: string | undefined;
}

type Around = Pick<Run, 'marks' | 'address'>;
const nothingAround: Around = { marks: [], address: undefined };

export function runsOfTree(nodes: readonly TextNode[], around: Around = nothingAround): Run[] {
  return nodes.flatMap((node): Run[] => {
    switch (node.kind) {
      case 'words':
        return [{ ...around, kind: 'words', value: node.value }];
      case 'inlineCode':
        return [{ ...around, kind: 'code', value: node.value }];
      case 'lineBreak':
        return [{ ...around, kind: 'break', value: '' }];
      case 'footnoteReference':
        return [{ ...around, kind: 'footnote', value: node.label }];
      case 'emphasis':
      case 'strong':
        return runsOfTree(node.children, { ...around, marks: [...around.marks, node.kind] });
      case 'link':
        return runsOfTree(node.children, { ...around, address: node.address });
      default:
        return [{ ...around, kind: 'other', value: 'alt' in node ? node.alt : node.kind }];
    }
  });
}

/**
 * Normalises runs: neighbours with the same marks are joined, line ends become spaces, and spaces have only the marks
 * of both their neighbours, because no mark in Markdown can end with a space.
 */
export function settled(runs: readonly Run[]): Run[] {
  const parts = runs.flatMap((run): Run[] =>
    run.kind === 'words'
      ? edgesOf(run.value.replaceAll('\n', ' ')).map((value) => ({ ...run, value }))
      : [{ ...run, marks: run.kind === 'break' ? [] : run.marks }],
  );
  const solid = (run: Run | undefined) => run !== undefined && run.kind !== 'break' && !isSpace(run);
  const spaced = parts.map((run, index): Run => {
    if (solid(run)) return { ...run, marks: marks.filter((mark) => run.marks.includes(mark)) };
    const before = parts.slice(0, index).findLast(solid);
    const after = parts.slice(index + 1).find(solid);
    return {
      ...run,
      marks: marks.filter((mark) => before?.marks.includes(mark) && after?.marks.includes(mark)),
      address: before?.address === after?.address ? before?.address : undefined,
    };
  });
  const joined: Run[] = [];
  for (const run of trimmed(spaced)) {
    const last = joined.at(-1);
    if (last && areAlike(last, run)) joined.splice(-1, 1, { ...last, value: last.value + run.value });
    else joined.push(run);
  }
  return joined;
}

function edgesOf(words: string): string[] {
  const [start, end] = [words.length - words.trimStart().length, words.trimEnd().length];
  return end === 0 ? [words] : [words.slice(0, start), words.slice(start, end), words.slice(end)].filter(Boolean);
}

function isSpace(run: Run): boolean {
  return run.kind === 'words' && run.value.trim() === '';
}

/** Removes the spaces at the ends of a paragraph, which are never shown. */
function trimmed(runs: readonly Run[]): Run[] {
  const first = runs.findIndex((run) => !isSpace(run));
  return first < 0 ? [] : runs.slice(first, runs.findLastIndex((run) => !isSpace(run)) + 1);
}

function areAlike(one: Run, other: Run): boolean {
  if (one.kind !== 'words' && one.kind !== 'code') return false;
  return one.kind === other.kind && one.address === other.address && one.marks.join() === other.marks.join();
}

/** Turns runs into a Markdown tree. The mark that covers the most runs is outermost. */
export function phrasingOf(runs: readonly Run[]): PhrasingContent[] {
  const [first] = runs;
  if (!first) return [];
  const around = [...first.marks, ...(first.address === undefined ? [] : ['link' as const])];
  const reaches = around.map((one) => ({ one, length: reachOf(one, runs) }));
  const widest = reaches.toSorted((one, other) => other.length - one.length)[0];
  if (!widest) return [leafOf(first), ...phrasingOf(runs.slice(1))];
  const within = phrasingOf(runs.slice(0, widest.length).map((run) => without(widest.one, run)));
  const node: PhrasingContent =
    widest.one === 'link'
      ? { type: 'link', url: first.address ?? '', children: within }
      : { type: widest.one, children: within };
  return [node, ...phrasingOf(runs.slice(widest.length))];
}

function reachOf(around: Mark | 'link', runs: readonly Run[]): number {
  const end = runs.findIndex((run) =>
    around === 'link' ? run.address !== runs[0]?.address : !run.marks.includes(around),
  );
  return end < 0 ? runs.length : end;
}

function without(around: Mark | 'link', run: Run): Run {
  return around === 'link'
    ? { ...run, address: undefined }
    : { ...run, marks: run.marks.filter((mark) => mark !== around) };
}

function leafOf({ kind, value }: Run): PhrasingContent {
  if (kind === 'code') return { type: 'inlineCode', value };
  if (kind === 'break') return { type: 'break' };
  if (kind === 'footnote') return { type: 'footnoteReference', identifier: value, label: value };
  return { type: 'text', value };
}
