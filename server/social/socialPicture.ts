import { socialImagePx } from '@frontage/contract/constants.ts';
import type { Family } from '@frontage/contract/identity/families.ts';
import type { Colours } from '@frontage/contract/identity/palette.ts';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { coloursOf, drawingOf, fontsOf, type Look, lineY } from './pictureParts.ts';

export interface SocialPicture {
  title: string;
  companyName: string;
  look: Look;
  /** The design's colours if the owner chose none. */
  colours?: Colours | undefined;
  /** The design's typeface if the owner chose none. */
  family?: Family | undefined;
}

/** Font sizes in px. The first that fits the title is used; at the last, the title is cut after its third line. */
const titleSizes = [
  { size: 84, fits: 52 },
  { size: 68, fits: 90 },
  { size: 56, fits: Number.POSITIVE_INFINITY },
];

/**
 * Draws a picture for social networks: the title in the upper half, one drawing on the line, the company's name lower
 * right below it. PNG of 1200 x 630.
 */
export async function drawSocialPicture({
  title,
  companyName,
  look,
  colours,
  family,
}: SocialPicture): Promise<Uint8Array> {
  const { width, height } = socialImagePx;
  const { line } = coloursOf(look, colours);
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
          top: 64,
          width: width - 132,
          maxHeight: 260,
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
        { position: 'absolute', right: 64, top: lineY + 40, fontSize: 40, letterSpacing: '-0.03em' },
        companyName,
      ),
    ]),
    { width, height, fonts },
  );
  const svg = words.replace(/^<svg[^>]*>/, (opening) => opening + drawingOf(look, colours));
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng();
}

/** An element for Satori, without JSX because the server runs by type stripping. */
function createElement(type: string, style: Record<string, string | number>, children: unknown) {
  return { type, key: null, props: { style, children } };
}
