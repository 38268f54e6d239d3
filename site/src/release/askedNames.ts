import type { AtRule } from 'postcss';

/**
 * What styles are for beside classes, asked for like those: letters beyond English, which have faces of their own, paper,
 * and grounds such as `@ground-land`.
 */
export const rareLetters = '@letters';
export const onPaper = '@print';
const onGround = '@ground-';
/** Whether a name is none of a class. */
export const isOccasion = (name: string) => name.startsWith('@');
/** The ground that a name stands for. */
export const groundOf = (name: string) => (name.startsWith(onGround) ? name.slice(onGround.length) : undefined);

/** What a selector asks for: its classes and grounds. */
export function namesIn(selector: string): string[] {
  const names = /\.((?:[\w-]|\\.)+)|\[data-ground=["']?(\w+)["']?\]/g;
  return [...selector.matchAll(names)].map(([, name = '', ground]) =>
    ground ? onGround + ground : name.replaceAll('\\', ''),
  );
}

/** A face for none of the letters of English. */
export function isRareFace({ name, nodes = [] }: AtRule): boolean {
  const range = nodes.flatMap((node) => (node.type === 'decl' && node.prop === 'unicode-range' ? [node.value] : []));
  return name === 'font-face' && range.some((value) => !/\bU\+(?:00)?20-/i.test(value));
}
