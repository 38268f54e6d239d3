import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { socialImagePx } from '@frontage/contract/constants.ts';
import { markupOf } from '@frontage/contract/drawings/readShapes.ts';
import { markOf } from '@frontage/contract/identity/drawnMark.ts';
import { drawnFilesOf, type Family, families } from '@frontage/contract/identity/looks.ts';
import { type Colours, paletteOf } from '@frontage/contract/identity/palette.ts';
import satori from 'satori';
import sharp from 'sharp';

export interface SocialPicture {
  title: string;
  companyName: string;
  /** Its logo, which stands in for the name. */
  logo?: string | undefined;
  /** What its page shows in the first view, as the file of the library for pages; a general one stands in for it. */
  drawing?: string | undefined;
  /** The design's colours if the owner chose none. */
  colours?: Colours | undefined;
  /** The design's typeface if the owner chose none. */
  family?: Family | undefined;
}

/** Font sizes in px. The first that fits the title is used; at the last, the title is cut after its third line. */
const titleSizes = [
  { size: 96, fits: 20 },
  { size: 72, fits: 52 },
  { size: 56, fits: Number.POSITIVE_INFINITY },
];

/**
 * Draws a picture for social networks: the company's name or logo, the title, and below both one drawing from edge to
 * edge. PNG of 1200 x 630.
 */
export async function drawSocialPicture({
  title,
  companyName,
  logo,
  drawing,
  colours,
  family,
}: SocialPicture): Promise<Uint8Array> {
  const { width, height } = socialImagePx;
  const { line } = coloursOf(colours);
  const fonts = fontsOf(family);
  const fontFamily = fonts.map(({ name }) => `"${name}"`).join(', ');
  const { size } = titleSizes.find(({ fits }) => title.length <= fits) ?? { size: 56 };
  const words = await satori(
    createElement('div', { display: 'flex', width, height, color: line, fontFamily, fontWeight: 600 }, [
      createElement(
        'div',
        {
          position: 'absolute',
          left: 66,
          top: 104,
          width: width - 132,
          maxHeight: 170,
          fontSize: size,
          lineHeight: 0.98,
          letterSpacing: '-0.03em',
          display: 'block',
          lineClamp: 3,
          textWrap: 'balance',
        },
        title,
      ),
      createElement(
        'div',
        { position: 'absolute', left: 66, top: 44, fontSize: 34, letterSpacing: '-0.03em' },
        logo ? '' : companyName,
      ),
    ]),
    { width, height, fonts },
  );
  const drawn = drawBand(drawing, colours) + (logo ? drawLogo(logo, colours) : '');
  const svg = words.replace(/^<svg[^>]*>/, (opening) => opening + drawn);
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Draws the picture that a file describes, for `drawApart`. */
export async function work(path: string): Promise<Uint8Array> {
  return drawSocialPicture(JSON.parse(await readFile(path, 'utf8')));
}

/** An element for Satori, without JSX because the server runs by type stripping. */
function createElement(type: string, style: Record<string, string | number>, children: unknown) {
  return { type, key: null, props: { style, children } };
}

/** The colours of a social picture, always of the light theme: a picture has no theme. */
function coloursOf(colours: Colours | undefined) {
  const { paper, root } = paletteOf(colours);
  const [[above], [below]] = [root['ground-paper'], root['ground-water']];
  return { above, below, line: paper.text[0], asset: paper.accent[0] };
}

/** y of the quay line, px. */
const lineY = 506;

/** The drawing of a document that has none: a transfer on the line, with one asset, in the style of docs/design.md. */
function drawTransfer(colours: Colours | undefined): string {
  const { above, below, line, asset } = coloursOf(colours);
  const nodes = [272, 304, 336, 368, 400];
  const circles = (xs: number[], y: number, r: number) =>
    xs.map((x) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
  return `<svg viewBox="0 ${bandY} 1200 333"></view><path fill="${below}" d="M0 ${lineY}H1200V630H0Z"/><g fill="${above}" stroke="${line}" stroke-width="1.5"><path d="M64 ${lineY}V392H256V${lineY}M480 ${lineY}V392H672V${lineY}"/><path stroke-dasharray="4 4" d="M160 ${lineY}V442H224V${lineY}"/></g><path fill="none" stroke="${line}" stroke-width="1.5" d="M192 ${lineY}V546A16 16 0 0 0 208 562H560A16 16 0 0 0 576 546V522M571 528L576 521L581 528"/><g fill="${above}" stroke="${line}" stroke-width="1.5">${circles(nodes, 562, 9)}</g><g fill="${line}">${circles(nodes, 562, 2.5)}</g><path fill="none" stroke="${line}" stroke-width="1.5" d="M456 550V574M463 550V574M470 550V574M477 550V574M450 573L484 553"/><path stroke="${line}" stroke-width="4" d="M0 ${lineY}H1200"/><path fill="${asset}" d="M544 442H608V${lineY}H544Z"/><g fill="${line}">${circles([64, 256, 480, 672], lineY, 6)}</g></svg>`;
}

const bandY = 297;

/**
 * A drawing of the library below the title, from edge to edge: its ground and its lines run on at the sides. A low one
 * without a line of its own is on that of the picture.
 */
function drawBand(drawing: string | undefined, colours: Colours | undefined): string {
  const { width, height } = socialImagePx;
  const file = drawing ?? drawTransfer(colours);
  const { above, below, line } = coloursOf(colours);
  const [minX = 0, minY = 0, wide = width, high = height] =
    /viewBox="([^"]+)"/.exec(file)?.[1]?.split(' ').map(Number) ?? [];
  const isOnLine = wide >= 2 * high && wide < width;
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

function drawLogo(logo: string, colours: Colours | undefined): string {
  const { asset, line } = coloursOf(colours);
  const { height, minX, minY, shapes } = markOf(logo);
  const scale = logoHeight / height;
  const place = `translate(${66 - minX * scale} ${40 - minY * scale}) scale(${scale})`;
  return `<g transform="${place}" fill="${line}" color="${line}">${markupOf(shapes).replaceAll('var(--accent)', asset)}</g>`;
}

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
const fontsOf = (family: Family = families[0]): SocialFont[] =>
  drawnFilesOf(family).map((file) => ({
    name: file,
    data: readFileSync(new URL(import.meta.resolve(file))),
    weight: 600,
    style: 'normal',
  }));
