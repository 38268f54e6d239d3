import type { Element, ElementContent, Root } from 'hast';
import { attributeOf, elementsIn, isBlank, isElement, replaceWithin } from '../../texts/html/elements.ts';

/** Where plugins that load pictures late keep the real address. */
const kept = ['dataSrc', 'dataLazySrc', 'dataOriginal', 'dataOrigFile'];
const keptSets = ['dataSrcset', 'dataLazySrcset', 'srcSet'];

/**
 * Gives pictures their real addresses, where a plugin loads them late: in an attribute of its own beside a placeholder,
 * or in a `noscript` behind it, which then takes its place.
 */
export function readLazyPictures(root: Root): void {
  const visit = (parent: Element | Root) => {
    const children: ElementContent[] = [];
    for (const child of parent.children) {
      if (child.type === 'doctype') continue;
      if (!isElement(child, 'noscript') || elementsIn(child, 'img').length === 0) {
        if (child.type === 'element') visit(child);
        children.push(child);
        continue;
      }
      const before = children.findLastIndex((one) => !isBlank(one) || isElement(one));
      if (isPlaceholder(children[before])) children.splice(before, 1);
      children.push(...child.children);
    }
    parent.children = children;
  };
  visit(root);
  replaceWithin(root, (node) => {
    if (!isElement(node, 'img')) return undefined;
    const own = attributeOf(node, 'src');
    const real = [
      ...kept.map((name) => attributeOf(node, name)),
      ...(/^(?:https?:)?\//.test(own) ? [] : keptSets.map((name) => firstOf(attributeOf(node, name)))),
    ].find((one) => /^(?:https?:)?\//.test(one.trim()));
    if (real) node.properties.src = real.trim();
    return undefined;
  });
}

/** Whether there is nothing but a picture. */
function isPlaceholder(node: ElementContent | undefined): boolean {
  if (!isElement(node)) return false;
  const images = elementsIn(node, 'img');
  return (
    images.length === 1 &&
    (node.tagName === 'img' || node.children.every((one) => (isElement(one) ? isPlaceholder(one) : isBlank(one))))
  );
}

function firstOf(sources: string): string {
  return sources.trim().split(/[\s,]+/, 1)[0] ?? '';
}
