import postcss, { type ChildNode, type Rule } from 'postcss';

/** A part of a style sheet: kept where `isUsed` says so, or where one of its own parts is. */
type Part =
  | { kind: 'text'; text: string }
  | { kind: 'rule'; selectors: { text: string; classes: string[] }[]; body: string }
  | { kind: 'group'; opening: string; parts: Part[] };

/** Gives the rules of a style sheet that a page can use. */
export type PickStyles = (css: string, isUsed: (className: string) => boolean) => string;

/**
 * Astro hands every page the styles of all blocks that a page may have, since any page may have any of them. This
 * keeps those whose classes the page has, or a script may give it: the others weigh more than the page itself.
 * A style sheet is read once, however many pages have it.
 */
export function createStylePicker(): PickStyles {
  const known = new Map<string, Part[]>();
  return (css, isUsed) => {
    const parts = known.get(css) ?? postcss.parse(css).nodes.flatMap(partOf);
    known.set(css, parts);
    return parts.map((part) => textOf(part, isUsed)).join('');
  };
}

function partOf(node: ChildNode): Part[] {
  switch (node.type) {
    case 'comment':
      return [];
    case 'rule':
      return [{ kind: 'rule', selectors: selectorsOf(node), body: `{${bodyOf(node)}}` }];
    case 'decl':
      return [{ kind: 'text', text: `${node.toString()};` }];
    case 'atrule': {
      const opening = `@${node.name}${node.params ? ` ${node.params}` : ''}`;
      if (!node.nodes) return [{ kind: 'text', text: `${opening};` }];
      // Key frames, fonts and properties belong to names, not to classes.
      if (!isGroup(node.name)) return [{ kind: 'text', text: node.toString() }];
      return [{ kind: 'group', opening, parts: node.nodes.flatMap(partOf) }];
    }
    default:
      return [];
  }
}

function isGroup(name: string): boolean {
  return ['media', 'layer', 'supports', 'container'].includes(name);
}

function bodyOf(rule: Rule): string {
  return rule.nodes.map((node) => node.toString()).join(';');
}

/** What stands in `:not()` and its like may be missing from the page, so only the classes outside count. */
function selectorsOf(rule: Rule): { text: string; classes: string[] }[] {
  return rule.selectors.map((text) => ({
    text,
    classes: [...withoutArguments(text).matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) =>
      name.replaceAll('\\', ''),
    ),
  }));
}

function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

function textOf(part: Part, isUsed: (className: string) => boolean): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'rule': {
      const used = part.selectors.filter(({ classes }) => classes.every(isUsed));
      return used.length > 0 ? `${used.map(({ text }) => text).join(',')}${part.body}` : '';
    }
    case 'group': {
      const inner = part.parts.map((one) => textOf(one, isUsed)).join('');
      return inner ? `${part.opening}{${inner}}` : '';
    }
  }
}
