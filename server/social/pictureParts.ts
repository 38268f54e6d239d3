import { readFileSync } from 'node:fs';
import { socialImagePx } from '@frontage/contract/constants.ts';
import { markupOf } from '@frontage/contract/drawings/readShapes.ts';
import { markOf } from '@frontage/contract/identity/drawnMark.ts';
import { drawnFilesOf, type Family, families } from '@frontage/contract/identity/families.ts';
import { type Colours, paletteOf } from '@frontage/contract/identity/palette.ts';

export const looks = ['quay', 'night', 'land'] as const;
export type Look = (typeof looks)[number];

/** The colours of a social picture, always of the light theme: a picture has no theme. */
export function coloursOf(look: Look, colours: Colours | undefined) {
  const { ink, paper, root } = paletteOf(colours);
  const day = { below: root['ground-water'][0], line: paper.text[0], asset: paper.accent[0] };
  switch (look) {
    case 'quay':
      return { ...day, above: root['ground-paper'][0] };
    case 'night':
      return { above: root['ground-ink'][0], below: root.seabed[0], line: ink.text[0], asset: ink.accent[0] };
    case 'land':
      return { ...day, above: root['ground-land'][0] };
  }
}

/** y of the quay line, px. */
export const lineY = 506;

/** The drawing on the line, 1200 wide, with one asset, in the style of docs/design.md. */
export function drawingOf(look: Look, colours: Colours | undefined): string {
  const { above, below, line, asset } = coloursOf(look, colours);
  const ground = `<path fill="${above}" d="M0 0H1200V630H0Z"/><path fill="${below}" d="M0 ${lineY}H1200V630H0Z"/>`;
  const quay = `<path fill="none" stroke="${line}" stroke-width="4" d="M0 ${lineY}H1200"/>`;
  switch (look) {
    case 'quay':
      return `${ground}<g fill="${above}" stroke="${line}" stroke-width="1.5"><path d="M64 ${lineY}V392H256V${lineY}M480 ${lineY}V392H672V${lineY}"/><path stroke-dasharray="4 4" d="M160 ${lineY}V442H224V${lineY}"/></g><path fill="none" stroke="${line}" stroke-width="1.5" d="M192 ${lineY}V546A16 16 0 0 0 208 562H560A16 16 0 0 0 576 546V522M571 528L576 521L581 528"/><g fill="${above}" stroke="${line}" stroke-width="1.5">${[272, 304, 336, 368, 400].map((x) => `<circle cx="${x}" cy="562" r="9"/>`).join('')}</g><g fill="${line}">${[272, 304, 336, 368, 400].map((x) => `<circle cx="${x}" cy="562" r="2.5"/>`).join('')}</g><path fill="none" stroke="${line}" stroke-width="1.5" d="M456 550V574M463 550V574M470 550V574M477 550V574M450 573L484 553"/>${quay}<path fill="${asset}" d="M544 442H608V${lineY}H544Z"/>${drawBollards([64, 256, 480, 672], line)}`;
    case 'night':
      return `${ground}<path fill="${above}" d="M240 ${lineY - 2}H560V630H240Z" opacity=".35"/><g fill="none" stroke="${line}" stroke-width="1.5"><path d="M128 ${lineY}Q400 276 672 ${lineY}"/><path stroke-dasharray="4 4" d="M96 ${lineY}V442H160V${lineY}M640 ${lineY}V442H704V${lineY}"/></g><g stroke="${line}" opacity=".45">${drawBridgeRods()}</g><path fill="none" stroke="${line}" stroke-width="4" d="M0 ${lineY}H240M560 ${lineY}H1200"/><path fill="none" stroke="${line}" stroke-width="1.5" d="M240 ${lineY}V630M560 ${lineY}V630"/><path fill="${asset}" d="M368 359H432V423H368Z"/>${drawBollards([128, 672], line)}`;
    case 'land':
      return `${ground}<g fill="${paletteOf(colours).root['ground-paper'][0]}" stroke="${line}" stroke-width="1.5"><path d="M96 ${lineY}V346H320V${lineY}Z"/><path d="M512 ${lineY}V378H704V${lineY}"/></g><g stroke="${line}" opacity=".45"><path d="M128 382H288M128 410H264M128 438H288M128 466H232"/></g><path fill="none" stroke="${line}" stroke-width="1.5" d="M320 426H464M458 421L465 426L458 431"/>${quay}<path fill="${asset}" d="M576 442H640V${lineY}H576Z"/>${drawBollards([512, 704], line)}`;
  }
}

const bandY = 297;

/**
 * A drawing of the library below the title, from edge to edge: its ground and its lines run on at the sides. A low one
 * without a line of its own is on that of the picture.
 */
export function drawBand(file: string, colours: Colours | undefined): string {
  const { width, height } = socialImagePx;
  const { above, below, line } = coloursOf('quay', colours);
  const [minX = 0, minY = 0, wide = width, high = height] =
    /viewBox="([^"]+)"/.exec(file)?.[1]?.split(' ').map(Number) ?? [];
  const isOnLine = wide >= 2 * high && wide < 1440;
  const bottom = isOnLine ? 550 : height;
  const scale = Math.min((width - (isOnLine ? 132 : 0)) / wide, (bottom - bandY) / high);
  const left = isOnLine ? 66 : (width - wide * scale) / 2;
  const place = `translate(${left - minX * scale} ${bottom - (minY + high) * scale}) scale(${scale})`;
  const shapes = file.slice(file.lastIndexOf('</view>') + '</view>'.length, file.lastIndexOf('</svg>'));
  // Labels are too small for the size at which networks show it.
  const style = '<style>.way,.label{display:none}</style>';
  const clip = `<clipPath id="band"><path d="M0 ${bandY}H${width}V${height}H0Z"/></clipPath>`;
  const ground = `<path fill="${above}" d="M0 0H${width}V${height}H0Z"/>`;
  const quay = `<path fill="${below}" d="M0 ${bottom}H${width}V${height}H0Z"/><path stroke="${line}" stroke-width="4" d="M0 ${bottom}H${width}"/>`;
  return `${style}${clip}${ground}${isOnLine ? quay : ''}<g clip-path="url(#band)"><g transform="${place}">${shapes}</g></g>`;
}

/** px */
const logoHeight = 44;

/** A logo at a place, in the colours of the picture. */
export function drawLogo(
  logo: string,
  { top, ...side }: { top: number } & ({ left: number } | { right: number }),
  { asset, line }: { asset: string; line: string },
): string {
  const { height, minX, minY, shapes, width } = markOf(logo);
  const scale = logoHeight / height;
  const left = 'left' in side ? side.left : socialImagePx.width - side.right - width * scale;
  const place = `translate(${left - minX * scale} ${top - minY * scale}) scale(${scale})`;
  return `<g transform="${place}" fill="${line}" color="${line}">${markupOf(shapes).replaceAll('var(--accent)', asset)}</g>`;
}

function drawBollards(places: number[], colour: string): string {
  return `<g fill="${colour}">${places.map((x) => `<circle cx="${x}" cy="${lineY}" r="6"/>`).join('')}</g>`;
}

/** Rods from the arch to the water. Each begins on the arch's curve, whose y is computed. */
function drawBridgeRods(): string {
  return [176, 240, 304, 368, 432, 496, 560, 624]
    .map((x) => {
      const along = (x - 128) / 544;
      const y = (1 - along) ** 2 * lineY + 2 * along * (1 - along) * 276 + along ** 2 * lineY;
      return `<path d="M${x} ${y.toFixed(1)}V${lineY}"/>`;
    })
    .join('');
}

const opened = new Map<Family, SocialFont[]>();

interface SocialFont {
  name: string;
  data: Buffer;
  weight: 600;
  style: 'normal';
}

/**
 * Returns the fonts of headings, which together have all letters of the family. Each file needs its own name, otherwise
 * only the first is used.
 */
export function fontsOf(family: Family = families[0]): SocialFont[] {
  const fonts =
    opened.get(family) ??
    drawnFilesOf(family).map((file) => ({
      name: file,
      data: readFileSync(new URL(import.meta.resolve(file))),
      weight: 600 as const,
      style: 'normal' as const,
    }));
  opened.set(family, fonts);
  return fonts;
}
