import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { attributeOf, element, elementsIn, isBlank, isElement, isPhrasing, replaceWithin } from './elements.ts';

export interface PictureSection {
  kind: 'picture';
  /** Its address, or the ids by which WordPress knows the files of a gallery. */
  source: { kind: 'address'; address: string } | { kind: 'gallery'; attachments: string };
  alt: string;
  caption: string;
}

/** Running text between pictures. */
export interface FlowSection {
  kind: 'flow';
  nodes: ElementContent[];
}

export type Section = FlowSection | PictureSection;

const wrappers = new Set(
  'div section article main aside header footer center nav details fieldset body html span font a label button'.split(
    ' ',
  ),
);

export function sectionsOf(root: Root): Section[] {
  const sections: Section[] = [];
  const flow = (node: ElementContent) => {
    if (isBlank(node)) return;
    const last = sections.at(-1);
    if (last?.kind === 'flow') last.nodes.push(node);
    else sections.push({ kind: 'flow', nodes: [node] });
  };
  const picture = (image: Element, caption = '') => {
    const source = { kind: 'address' as const, address: attributeOf(image, 'src') || attributeOf(image, 'dataSrc') };
    if (source.address && !isTracker(image))
      sections.push({ kind: 'picture', source, alt: attributeOf(image, 'alt').trim(), caption });
  };

  const visitAll = (nodes: readonly (ElementContent | Root['children'][number])[]) => {
    let run: ElementContent[] = [];
    const flush = () => {
      if (run.length > 0) withPictures(element('p', run));
      run = [];
    };
    for (const node of nodes) {
      if (node.type === 'doctype' || node.type === 'comment') continue;
      if (isPhrasing(node)) run.push(node);
      else {
        flush();
        if (isElement(node)) visit(node);
      }
    }
    flush();
  };

  const visit = (node: Element) => {
    const gallery = attributeOf(node, 'dataAttachments');
    if (gallery)
      sections.push({ kind: 'picture', source: { kind: 'gallery', attachments: gallery }, alt: '', caption: '' });
    else if (node.tagName === 'figure') visitFigure(node);
    else if (node.tagName === 'summary') withPictures(element('p', [element('strong', node.children)]));
    else if (wrappers.has(node.tagName)) visitAll(node.children);
    else withPictures(node);
  };

  const visitFigure = (figure: Element) => {
    const captions = figure.children.filter((child) => isElement(child, 'figcaption'));
    const rest = element(
      'figure',
      figure.children.filter((child) => !isElement(child, 'figcaption')),
    );
    const caption = captions.map((one) => textOf(one).replace(/\s+/g, ' ').trim()).join(' ');
    const hasFlow = elementsIn(rest, 'table', 'blockquote', 'pre', 'p', 'a').some((one) => textOf(one).trim() !== '');
    const inner = elementsIn(rest, 'figure').slice(1);
    const images = elementsIn(rest, 'img');
    // Keeps a caption as text below, where it does not belong to a picture, or has links, which a caption cannot have.
    const words = () => {
      for (const one of captions) withPictures(element('p', [element('em', one.children)]));
    };
    if (inner.length === 0 && images.length > 0 && !hasFlow) {
      const fits = caption.length <= 240 && !captions.some((one) => elementsIn(one, 'a').length > 0);
      images.forEach((image, index) => {
        picture(image, fits && index === images.length - 1 ? caption : '');
      });
      if (!fits) words();
      return;
    }
    // A line in italics right above a table is its caption.
    const isTable = elementsIn(rest, 'table').length > 0;
    if (isTable) words();
    if (inner.length > 0 || wrappersOnly(rest)) visitAll(rest.children.flatMap(listItems));
    else visitAll(rest.children);
    if (!isTable) words();
  };

  /** Running text. Pictures in it go before the text where it begins with one, else after it. */
  const withPictures = (node: Element) => {
    const images = elementsIn(node, 'img');
    if (images.length === 0) return flow(node);
    const beginsWithOne = textBeforeFirst(node).trim() === '';
    replaceWithin(node, (child) => (isElement(child, 'img') ? [] : undefined));
    replaceWithin(node, (child) => (isElement(child, 'a', 'figure') && isBlank(child) ? [] : undefined));
    if (!beginsWithOne || !/^(?:p|h\d)$/.test(node.tagName)) flow(node);
    for (const image of images) picture(image);
    if (beginsWithOne && /^(?:p|h\d)$/.test(node.tagName)) flow(node);
  };

  visitAll(root.children);
  return sections;
}

/** Old galleries are lists of figures. */
function listItems(node: ElementContent): ElementContent[] {
  if (!isElement(node, 'ul', 'ol') || elementsIn(node, 'figure', 'img').length === 0) return [node];
  return node.children.flatMap((child) => (isElement(child, 'li') ? child.children : []));
}

function wrappersOnly(node: Element): boolean {
  return node.children.every((child) => !isElement(child) || isElement(child, 'ul', 'ol', 'div'));
}

function textBeforeFirst(node: Element): string {
  let text = '';
  const walk = (one: ElementContent): boolean => {
    if (one.type === 'text') text += one.value;
    return one.type === 'element' && (one.tagName === 'img' || one.children.some(walk));
  };
  node.children.some(walk);
  return text;
}

/** A picture of one pixel is a tracker. */
function isTracker(image: Element): boolean {
  return ['width', 'height'].some((name) => /^[01](?:px)?$/.test(attributeOf(image, name)));
}
