import { type Drawn, markupOf } from '@frontage/contract/drawings/readShapes.ts';
import { markOf } from '@frontage/contract/identity/drawnMark.ts';
import { paletteOf } from '@frontage/contract/identity/palette.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';

/** Used if the owner has no symbol and the shipped type lacks the first letter of the name. */
const plainSquare = '<svg viewBox="0 0 32 32"><path d="M4 4H28V28H4Z" fill="var(--accent)"/></svg>';

/** An icon for operating systems, made from the symbol. */
interface IconKind {
  name: string;
  sizePx: number;
  /** Share of the side that the symbol fills. A maskable icon loses up to a fifth on each side. */
  fill: number;
  purpose: 'any' | 'maskable' | 'touch';
}

export const icons: readonly IconKind[] = [
  { name: 'icon-192', sizePx: 192, fill: 0.76, purpose: 'any' },
  { name: 'icon-512', sizePx: 512, fill: 0.76, purpose: 'any' },
  { name: 'icon-maskable-512', sizePx: 512, fill: 0.56, purpose: 'maskable' },
  { name: 'apple-touch-icon', sizePx: 180, fill: 0.7, purpose: 'touch' },
];

export function pathOfIcon({ name }: Pick<IconKind, 'name'>): string {
  return `/icons/${name}.png`;
}

/**
 * Returns the symbol on paper as a square drawing. An icon is shown outside the page and has no theme, so it is the
 * light one.
 */
export function drawIcon({ sizePx, fill }: IconKind, { identity }: Pick<SiteSettings, 'identity'>): string {
  const { height, minX, minY, shapes, width } = symbolOf(identity);
  const scale = (sizePx * fill) / Math.max(width, height);
  const [left, top] = [(sizePx - width * scale) / 2 - minX * scale, (sizePx - height * scale) / 2 - minY * scale];
  const { paper, root } = paletteOf(identity);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}">`,
    `<rect width="100%" height="100%" fill="${root['ground-paper'][0]}"/>`,
    `<g transform="translate(${left} ${top}) scale(${scale})">`,
    paint(markupOf(shapes), { ink: paper.text[0], accent: paper.accent[0] }),
    '</g></svg>',
  ].join('');
}

/** Replaces `currentColor` and custom properties, which the icon renderer does not know. */
function paint(markup: string, { accent, ink }: { accent: string; ink: string }): string {
  return markup.replace(/"currentColor"/gi, `"${ink}"`).replace(/"var\(--accent\)"/gi, `"${accent}"`);
}

function symbolOf(identity: SiteSettings['identity']): Drawn {
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

/** Returns the manifest with which a device installs the site as an app. W3C Web Application Manifest. */
export function writeManifest(site: Pick<SiteSettings, 'companyName' | 'description' | 'identity'>): string {
  const [paper] = paletteOf(site.identity).root['ground-paper'];
  return JSON.stringify({
    name: site.companyName,
    short_name: site.companyName,
    description: site.description,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: icons
      .filter(({ purpose }) => purpose !== 'touch')
      .map((icon) => ({
        src: pathOfIcon(icon),
        sizes: `${icon.sizePx}x${icon.sizePx}`,
        type: 'image/png',
        purpose: icon.purpose,
      })),
  });
}
