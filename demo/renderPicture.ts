import { Resvg } from '@resvg/resvg-js';
import { drawLabels } from './drawLabels.ts';

/**
 * A drawing as PNG of exactly `widthPx`; its height follows from the drawing. The same bytes on every machine.
 * Throws when a label needs a font or a letter that the site's fonts do not have.
 */
export function renderPicture(svg: string, widthPx: number): Uint8Array {
  const fitTo = { mode: 'width', value: widthPx } as const;
  return new Resvg(drawLabels(svg), { fitTo, font: { loadSystemFonts: false } }).render().asPng();
}
