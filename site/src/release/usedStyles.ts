import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import { moduleClass } from './shortClassNames.ts';

/**
 * Names of styles that are not classes but requested like them: letters beyond English, which have fonts of their own,
 * the type of labels and figures, selected text, print, grounds such as `@ground-land`, and key frames such as
 * `@frames-_1f-3`.
 */
const rareLetters = '@letters';

export const typeOfLabels = '@labels';

const selected = '@selected';

const onPaper = '@print';

const onGround = '@ground-';

const byFrames = '@frames-';

/** Stands for rules of pages that run from right to left: others have no use for them. */
export const rightToLeft = 'dir';

/** Whether a name is not a class. */
export const isOccasion = (name: string) => name.startsWith('@');

export const groundOf = (name: string) => (name.startsWith(onGround) ? name.slice(onGround.length) : undefined);

export const framesOf = (name: string) => (name.startsWith(byFrames) ? name.slice(byFrames.length) : undefined);

/** Returns the name of a module's key frames. Key frames outside modules apply everywhere. */
const nameOfFrames = ({ name, params }: AtRule) =>
  name === 'keyframes' && moduleClass.test(params) ? byFrames + params : undefined;

/** A part of a style sheet: kept if `isUsed` says so, or if one of its own parts is kept. */
type Part =
  | { kind: 'text'; text: string; classes?: string[] }
  | { kind: 'rule'; selectors: { text: string; classes: string[] }[]; body: string }
  | { kind: 'group'; opening: string; parts: Part[] };

/** Returns which part of the page needs a class: the first view, only the rest, or none. */
export type PlaceOfClass = (className: string) => 'first' | 'later' | undefined;

/** The rules of a style sheet that a page can use: those of its first view, and those needed only by the rest. */
export interface PickedStyles {
  first: string;
  later: string;
}

export type PickStyles = (css: string, placeOf: PlaceOfClass) => PickedStyles;

/**
 * Astro gives every page the styles of all blocks, because any page may have any of them. This keeps those whose
 * classes the page has, or a script may add: the others are larger than the page itself. Everything that is not a rule
 * for classes belongs to the first view. A style sheet is parsed once, however many pages have it.
 */
export function createStylePicker(): PickStyles {
  const sheets = new Map<string, Part[]>();
  return (css, placeOf) => {
    const parts = sheets.get(css) ?? postcss.parse(css).nodes.flatMap((node) => partOf(node, []));
    sheets.set(css, parts);
    const textAt = (place: keyof PickedStyles) => parts.map((part) => textOf(part, place, placeOf)).join('');
    return { first: textAt('first'), later: textAt('later') };
  };
}

function partOf(node: ChildNode, around: readonly string[]): Part[] {
  switch (node.type) {
    case 'comment':
      return [];
    case 'rule':
      return [{ kind: 'rule', selectors: selectorsOf(node, around), body: `{${node.nodes.map(String).join(';')}}` }];
    case 'decl':
      return [{ kind: 'text', text: `${node.toString()};` }];
    case 'atrule': {
      const opening = `@${node.name}${node.params ? ` ${node.params}` : ''}`;
      if (!node.nodes) return [{ kind: 'text', text: `${opening};` }];
      // Fonts and properties belong to names, not to classes.
      if (!groups.includes(node.name)) {
        const asked = nameOfFace(node) ?? nameOfFrames(node);
        const text = node.name === 'font-face' ? writeFace(node) : node.toString();
        return [{ kind: 'text', text, ...(asked ? { classes: [asked] } : {}) }];
      }
      const within = opening === '@media print' ? [...around, onPaper] : around;
      return [{ kind: 'group', opening, parts: node.nodes.flatMap((one) => partOf(one, within)) }];
    }
    default:
      return [];
  }
}

const groups = ['media', 'layer', 'supports', 'container', 'starting-style'];

/**
 * Returns the selectors of a rule with the classes they require. Classes in `:not()` and the like may be missing from
 * the page; those outside and in `:has()` are required.
 */
function selectorsOf(rule: Rule, around: readonly string[]): { text: string; classes: string[] }[] {
  return rule.selectors.map((text) => ({
    text,
    classes: [...around, ...findNames(withoutArguments(text)), ...(text.includes('::selection') ? [selected] : [])],
  }));
}

/** Removes arguments from the inside out. A class in `:has()` is required unless several are listed there. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/:has\(([^(),]*)\)|\([^()]*\)/g, (_, needed) => (needed ? ` ${needed}` : ''));
  return shorter === selector ? selector : withoutArguments(shorter);
}

function textOf(part: Part, place: keyof PickedStyles, placeOf: PlaceOfClass): string {
  switch (part.kind) {
    case 'text':
      return placeOfSelector(part.classes ?? [], placeOf) === place ? part.text : '';
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

function placeOfSelector(classes: readonly string[], placeOf: PlaceOfClass): ReturnType<PlaceOfClass> {
  let place: ReturnType<PlaceOfClass> = 'first';
  for (const name of classes) {
    const own = placeOf(name);
    if (own === undefined) return undefined;
    if (own === 'later') place = own;
  }
  return place;
}

/** Returns the classes and grounds that a selector needs, and whether it needs the direction. */
function findNames(selector: string): string[] {
  // A dot in any other attribute is part of its value.
  const names = /\.((?:[\w-]|\\.)+)|\[data-ground=["']?(\w+)["']?\]|\[(dir)=|\[[^[\]]*\]/g;
  return [...selector.matchAll(names)].flatMap(([, name, ground, direction]) =>
    ground ? onGround + ground : (direction ?? name?.replaceAll('\\', '') ?? []),
  );
}

/** Returns the name of a font face that a page can be shown without: one without English letters, or that of labels. */
function nameOfFace(rule: AtRule): string | undefined {
  if (rule.name !== 'font-face') return undefined;
  if (valuesOf(rule, 'font-family').some((value) => value.includes('Sometype Mono'))) return typeOfLabels;
  return valuesOf(rule, 'unicode-range').some((value) => !/\bU\+(?:00)?20-/i.test(value)) ? rareLetters : undefined;
}

/**
 * Returns the text of a font face. The first face of a type needs no range, because further letters are in the faces
 * after it.
 */
function writeFace(rule: AtRule): string {
  const text = rule.toString();
  return nameOfFace(rule) ? text : text.replace(/;\s*unicode-range:[^;}]*/, '');
}

function valuesOf({ nodes = [] }: AtRule, property: string): string[] {
  return nodes.flatMap((node) => (node.type === 'decl' && node.prop === property ? [node.value] : []));
}
