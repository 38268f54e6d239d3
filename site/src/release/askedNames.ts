import type { AtRule } from 'postcss';
import { moduleClass } from './shortClassNames.ts';

/**
 * Names of styles that are not classes but requested like them: letters beyond English, which have fonts of their own,
 * the type of labels and figures, selected text, print, grounds such as `@ground-land`, and key frames such as
 * `@frames-_1f-3`.
 */
const rareLetters = '@letters';
export const typeOfLabels = '@labels';
export const selected = '@selected';
export const onPaper = '@print';
const onGround = '@ground-';
const byFrames = '@frames-';
/** Whether a name is not a class. */
export const isOccasion = (name: string) => name.startsWith('@');
/** Returns the ground that a name stands for. */
export const groundOf = (name: string) => (name.startsWith(onGround) ? name.slice(onGround.length) : undefined);

/** Returns the key frames that a name stands for. */
export const framesOf = (name: string) => (name.startsWith(byFrames) ? name.slice(byFrames.length) : undefined);

/** Returns the name of a module's key frames. Key frames outside modules apply everywhere. */
export const nameOfFrames = ({ name, params }: AtRule) =>
  name === 'keyframes' && moduleClass.test(params) ? byFrames + params : undefined;

/** Returns the classes and grounds that a selector needs. */
export function findNames(selector: string): string[] {
  const names = /\.((?:[\w-]|\\.)+)|\[data-ground=["']?(\w+)["']?\]/g;
  return [...selector.matchAll(names)].map(([, name = '', ground]) =>
    ground ? onGround + ground : name.replaceAll('\\', ''),
  );
}

/** Returns the name of a font face that a page can be shown without: one without English letters, or that of labels. */
export function nameOfFace(rule: AtRule): string | undefined {
  if (rule.name !== 'font-face') return undefined;
  if (valuesOf(rule, 'font-family').some((value) => value.includes('Sometype Mono'))) return typeOfLabels;
  return valuesOf(rule, 'unicode-range').some((value) => !/\bU\+(?:00)?20-/i.test(value)) ? rareLetters : undefined;
}

/**
 * Returns the text of a font face. The first face of a type needs no range, because further letters are in the faces
 * after it.
 */
export function writeFace(rule: AtRule): string {
  const text = rule.toString();
  return nameOfFace(rule) ? text : text.replace(/;\s*unicode-range:[^;}]*/, '');
}

function valuesOf({ nodes = [] }: AtRule, property: string): string[] {
  return nodes.flatMap((node) => (node.type === 'decl' && node.prop === property ? [node.value] : []));
}
