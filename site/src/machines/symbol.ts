import { type Drawn, markupOf } from '@frontage/contract/drawings/readShapes.ts';
import { markOf } from '@frontage/contract/identity/drawnMark.ts';
import { paletteOf } from '@frontage/contract/identity/palette.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';

/** Used if the owner has no symbol and the shipped type lacks the first letter of the name. */
const plainSquare = '<svg viewBox="0 0 32 32"><path d="M4 4H28V28H4Z" fill="var(--accent)"/></svg>';

/** Returns the owner's square symbol. */
export function symbolOf(identity: SiteSettings['identity']): Drawn {
  return markOf(identity?.symbol ?? plainSquare);
}

/** Returns the symbol for a browser tab, in the theme of the browser. */
export function drawFavicon({ companyName, identity }: Pick<SiteSettings, 'companyName' | 'identity'>): string {
  const { height, minX, minY, shapes, width } = symbolOf(identity);
  const { text, accent } = paletteOf(identity).paper;
  const colours = (theme: 0 | 1) => `svg{color:${text[theme]};--accent:${accent[theme]}}`;
  const style = `<style>${colours(0)}@media (prefers-color-scheme: dark){${colours(1)}}</style>`;
  const side = Math.max(width, height);
  const box = `${minX - (side - width) / 2} ${minY - (side - height) / 2} ${side} ${side}`;
  const label = companyName.replace(/[<&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" aria-label="${label}">${style}${markupOf(shapes)}</svg>\n`;
}
