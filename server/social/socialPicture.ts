import { readFile } from 'node:fs/promises';
import { socialImagePx } from '@frontage/contract/constants.ts';
import type { Family } from '@frontage/contract/identity/looks.ts';
import type { Colours } from '@frontage/contract/identity/palette.ts';
import satori from 'satori';
import sharp from 'sharp';
import { coloursOf, drawBand, drawLogo, fontsOf } from './pictureParts.ts';

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
