import type { Palette } from '../identity/palette.ts';
import type { Drawn, Shape } from './readShapes.ts';

/** Fragment of the address with which a page asks for a drawing whose asset moves. */
export const movedFragment = '#moved';

/** Markup before the shapes of a drawing with an asset: the asset rises from its place and is set down again. */
export function movedAsset({ height, shapes }: Drawn, { ink, paper }: Palette): string {
  const colours = [paper.accent[0], ink.accent[0]].filter((colour) => isFilled(shapes, colour));
  if (colours.length === 0) return '';
  const asked = colours.flatMap((colour) =>
    ['~', '~* '].map((below) => `${movedFragment}:target${below}[fill="${colour}"]`),
  );
  const rise = `@keyframes rise{to{transform:translateY(${-Math.round(height / 40)}px)}}`;
  const style = `${asked.join(',')}{animation:rise 1.2s cubic-bezier(.45,0,.2,1) infinite alternate}`;
  return `<style>${rise}@media (prefers-reduced-motion:no-preference){${style}}</style><g id="${movedFragment.slice(1)}"></g>`;
}

function isFilled(shapes: readonly Shape[], colour: string): boolean {
  return shapes.some(({ attributes, inner }) => attributes.fill === colour || isFilled(inner, colour));
}
