import type { AtRule } from 'postcss';
import { moduleClass } from './shortClassNames.ts';

/**
 * What styles are for beside classes, asked for like those: letters beyond English, which have faces of their own, the
 * type of labels and figures, what is selected, paper, grounds such as `@ground-land`, and what moves by key frames such
 * as `@frames-_1f-3`.
 */
const rareLetters = '@letters';
export const typeOfLabels = '@labels';
export const selected = '@selected';
export const onPaper = '@print';
const onGround = '@ground-';
const byFrames = '@frames-';
/** Whether a name is none of a class. */
export const isOccasion = (name: string) => name.startsWith('@');
/** The ground that a name stands for. */
export const groundOf = (name: string) => (name.startsWith(onGround) ? name.slice(onGround.length) : undefined);

/** The key frames that a name stands for. */
export const framesOf = (name: string) => (name.startsWith(byFrames) ? name.slice(byFrames.length) : undefined);

/** What stands for the key frames of a module; those of none are for all. */
export const frames = ({ name, params }: AtRule) =>
  name === 'keyframes' && moduleClass.test(params) ? byFrames + params : undefined;

/** What a selector asks for: its classes and grounds. */
export function namesIn(selector: string): string[] {
  const names = /\.((?:[\w-]|\\.)+)|\[data-ground=["']?(\w+)["']?\]/g;
  return [...selector.matchAll(names)].map(([, name = '', ground]) =>
    ground ? onGround + ground : name.replaceAll('\\', ''),
  );
}

/** What a face is for that a page can be shown without: one for none of the letters of English, and one for labels. */
export function faces(rule: AtRule): string | undefined {
  if (rule.name !== 'font-face') return undefined;
  if (valuesOf(rule, 'font-family').some((value) => value.includes('Sometype Mono'))) return typeOfLabels;
  return valuesOf(rule, 'unicode-range').some((value) => !/\bU\+(?:00)?20-/i.test(value)) ? rareLetters : undefined;
}

/** The first face of a type needs no range: what has further letters is behind it. */
export function faceText(rule: AtRule): string {
  const text = rule.toString();
  return faces(rule) ? text : text.replace(/;\s*unicode-range:[^;}]*/, '');
}

function valuesOf({ nodes = [] }: AtRule, property: string): string[] {
  return nodes.flatMap((node) => (node.type === 'decl' && node.prop === property ? [node.value] : []));
}
