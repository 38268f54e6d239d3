import { LRUCache } from 'lru-cache';
import postcss, { type ChildNode, type Rule } from 'postcss';
import { frames, isRareFace, namesIn, onPaper, rareLetters } from './askedNames.ts';

/** A part of a style sheet: kept where `isUsed` says so, or where one of its own parts is. */
type Part =
  | { kind: 'text'; text: string; classes?: string[] }
  | { kind: 'rule'; selectors: { text: string; classes: string[] }[]; body: string }
  | { kind: 'group'; opening: string; parts: Part[] };

/** Who asks for a class: the first view, only what stands below it, or nothing on the page. */
export type PlaceOfClass = (className: string) => 'first' | 'later' | undefined;

/** The rules of a style sheet that a page can use: those of its first view, and those that only the rest asks for. */
export interface PickedStyles {
  first: string;
  later: string;
}

export type PickStyles = (css: string, placeOf: PlaceOfClass) => PickedStyles;

/** A style sheet that was read, with what pages had of it. */
interface Sheet {
  parts: Part[];
  /** Every class that it speaks of. */
  classes: string[];
  /** By which of the classes are used. */
  picked: LRUCache<string, PickedStyles>;
}

/** Pages of one kind use the same classes; a site has some hundred ways to use them. */
const mostPicked = 500;

/**
 * Astro hands every page the styles of all blocks that a page may have, since any page may have any of them. This
 * keeps those whose classes the page has, or a script may give it: the others weigh more than the page itself.
 * What is no rule of classes belongs to the first view. A style sheet is read once, however many pages have it, and picked from once for all pages that use the same of it.
 */
export function createStylePicker(): PickStyles {
  const sheets = new Map<string, Sheet>();
  return (css, placeOf) => {
    const sheet = sheets.get(css) ?? readSheet(css);
    sheets.set(css, sheet);
    const { classes, parts, picked } = sheet;
    const name = classes.map((one) => placeOf(one)?.charAt(0) ?? '-').join('');
    const known = picked.get(name);
    if (known) return known;
    const textAt = (place: keyof PickedStyles) => parts.map((part) => textOf(part, place, placeOf)).join('');
    const styles = { first: textAt('first'), later: name.includes('l') ? textAt('later') : '' };
    picked.set(name, styles);
    return styles;
  };
}

function readSheet(css: string): Sheet {
  const parts = postcss.parse(css).nodes.flatMap((node) => partOf(node, []));
  return { parts, classes: [...new Set(parts.flatMap(classesIn))], picked: new LRUCache({ max: mostPicked }) };
}

function classesIn(part: Part): string[] {
  switch (part.kind) {
    case 'text':
      return part.classes ?? [];
    case 'rule':
      return part.selectors.flatMap(({ classes }) => classes);
    case 'group':
      return part.parts.flatMap(classesIn);
  }
}

function partOf(node: ChildNode, around: readonly string[]): Part[] {
  switch (node.type) {
    case 'comment':
      return [];
    case 'rule':
      return [{ kind: 'rule', selectors: selectorsOf(node, around), body: `{${bodyOf(node)}}` }];
    case 'decl':
      return [{ kind: 'text', text: `${node.toString()};` }];
    case 'atrule': {
      const opening = `@${node.name}${node.params ? ` ${node.params}` : ''}`;
      if (!node.nodes) return [{ kind: 'text', text: `${opening};` }];
      // Fonts and properties belong to names, not to classes.
      if (!isGroup(node.name)) {
        const asked = isRareFace(node) ? rareLetters : frames(node);
        return [{ kind: 'text', text: node.toString(), ...(asked ? { classes: [asked] } : {}) }];
      }
      const within = opening === '@media print' ? [...around, onPaper] : around;
      return [{ kind: 'group', opening, parts: node.nodes.flatMap((one) => partOf(one, within)) }];
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
function selectorsOf(rule: Rule, around: readonly string[]): { text: string; classes: string[] }[] {
  return rule.selectors.map((text) => ({
    text,
    classes: [...around, ...namesIn(withoutArguments(text))],
  }));
}

function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

function textOf(part: Part, place: keyof PickedStyles, placeOf: PlaceOfClass): string {
  switch (part.kind) {
    case 'text':
      return placeOfText(part.classes, placeOf) === place ? part.text : '';
    case 'rule': {
      const used = part.selectors.filter(({ classes }) => placeOfSelector(classes, placeOf) === place);
      return used.length > 0 ? `${used.map(({ text }) => text).join(',')}${part.body}` : '';
    }
    case 'group': {
      const inner = part.parts.map((one) => textOf(one, place, placeOf)).join('');
      return inner ? `${part.opening}{${inner}}` : '';
    }
  }
}

function placeOfText(classes: readonly string[] | undefined, placeOf: PlaceOfClass) {
  return classes ? placeOfSelector(classes, placeOf) : 'first';
}

function placeOfSelector(classes: readonly string[], placeOf: PlaceOfClass): ReturnType<PlaceOfClass> {
  const places = new Set(classes.map(placeOf));
  if (places.has(undefined)) return undefined;
  return places.has('later') ? 'later' : 'first';
}
