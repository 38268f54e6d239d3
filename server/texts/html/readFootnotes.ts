import type { Element, ElementContent, Root } from 'hast';
import { attributeOf, element, type HtmlNode, isBlank, isElement, replaceWithin } from './elements.ts';

interface Anchor {
  link: Element;
  /** The anchor name that it links to. */
  to: string;
  /** The names by which links can refer to it: its own, and the ids of the elements around it. */
  names: string[];
  /** The elements around it, innermost last. */
  within: Element[];
}

/**
 * Returns the footnotes of a text by their labels. Word, LibreOffice, Google Docs and encyclopedias write a mark and
 * its note as links to each other. The marks stay in the text in the form that the importer knows; the notes are
 * removed. `taken`: the number of notes that the text has already.
 */
export function readFootnotes(root: Root, taken = 0): ReadonlyMap<string, Root> {
  const anchors = anchorsIn(root);
  const labels = new Map<Element, string>();
  const backs = new Set<ElementContent>();
  for (const [index, mark] of anchors.entries()) {
    // Two texts with the same names of notes may have been joined: the way back from a note is no mark of the next one.
    if (backs.has(mark.link)) continue;
    const back = anchors.slice(index + 1).find((one) => one.names.includes(mark.to) && mark.names.includes(one.to));
    const note = back && noteAround(back);
    if (!note || mark.within.includes(note)) continue;
    const label = labels.get(note) ?? String(taken + labels.size + 1);
    labels.set(note, label);
    backs.add(back.link);
    Object.assign(mark.link, element('sup', [], { dataFn: label }));
  }
  if (labels.size === 0) return new Map();
  replaceWithin(root, (node) => (backs.has(node) || isLineAbove(node) ? [] : undefined));
  replaceWithin(root, (node) => (isElement(node) && labels.has(node) ? [] : undefined));
  const last = root.children.findLast((node) => isElement(node, 'hr') || !isBlank(node));
  if (isElement(last, 'hr')) root.children.splice(root.children.indexOf(last), 1);
  return new Map([...labels].map(([note, label]) => [label, { type: 'root', children: note.children }]));
}

function anchorsIn(node: HtmlNode, within: readonly Element[] = []): Anchor[] {
  if (!('children' in node)) return [];
  const around = isElement(node) ? [...within, node] : [];
  const [, to] = isElement(node, 'a') ? attributeOf(node, 'href').split('#') : [];
  if (isElement(node) && to) {
    const names = [attributeOf(node, 'name'), ...around.map((one) => attributeOf(one, 'id'))].filter(Boolean);
    return [{ link: node, to, names, within: [...within] }];
  }
  return node.children.flatMap((child) => anchorsIn(child, around));
}

function noteAround({ within }: Anchor): Element | undefined {
  const isOfWriter = (one: Element) => /^(?:sdfootnote|sdendnote|ftn|edn)\d/.test(attributeOf(one, 'id'));
  return (
    within.find(isOfWriter) ?? ['li', 'p'].map((name) => within.findLast((one) => isElement(one, name))).find(Boolean)
  );
}

/** Whether a node is what Word and encyclopedias put next to the link back to the mark. */
function isLineAbove(node: ElementContent): boolean {
  if (!isElement(node)) return false;
  return (
    (isElement(node, 'hr') && attributeOf(node, 'width') === '33%') ||
    /\bmw-cite-backlink\b/.test(attributeOf(node, 'className'))
  );
}
