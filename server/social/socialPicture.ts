import { socialImagePx } from '@frontage/contract/constants.ts';
import type { Family } from '@frontage/contract/identity/families.ts';
import type { Colours } from '@frontage/contract/identity/palette.ts';
import satori from 'satori';
import sharp from 'sharp';
import { coloursOf, drawBand, drawingOf, drawLogo, fontsOf, type Look, lineY } from './pictureParts.ts';

/** The content of a social picture. */
export interface SocialPicture {
  title: string;
  companyName: string;
  /** Its logo, which stands in for the name. */
  logo?: string | undefined;
  look: Look;
  /** What its page shows in the first view, as the file of the library for pages; the look's drawing stands in for it. */
  drawing?: string | undefined;
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
/** Above a drawing of the page's own, which needs half of the picture. */
const lowTitleSizes = [
  { size: 96, fits: 20 },
  { size: 72, fits: 52 },
  { size: 56, fits: Number.POSITIVE_INFINITY },
];

/**
 * Draws a picture for social networks: the title in the upper half, one drawing on the line, the company's name lower
 * right below it, or above the title where the drawing is that of the page. PNG of 1200 x 630.
 */
export async function drawSocialPicture({
  title,
  companyName,
  logo,
  look,
  drawing,
  colours,
  family,
}: SocialPicture): Promise<Uint8Array> {
  const { width, height } = socialImagePx;
  const { asset, line } = coloursOf(drawing ? 'quay' : look, colours);
  const fonts = fontsOf(family);
  const fontFamily = fonts.map(({ name }) => `"${name}"`).join(', ');
  const { size } = (drawing ? lowTitleSizes : titleSizes).find(({ fits }) => title.length <= fits) ?? { size: 56 };
  const words = await satori(
    createElement('div', { display: 'flex', width, height, color: line, fontFamily, fontWeight: 600 }, [
      createElement(
        'div',
        {
          position: 'absolute',
          left: 66,
          top: drawing ? 104 : 64,
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
        drawing
          ? { position: 'absolute', left: 66, top: 44, fontSize: 34, letterSpacing: '-0.03em' }
          : { position: 'absolute', right: 64, top: lineY + 40, fontSize: 40, letterSpacing: '-0.03em' },
        logo ? '' : companyName,
      ),
    ]),
    { width, height, fonts },
  );
  const below = drawing ? drawBand(drawing, colours) : drawingOf(look, colours);
  const mark = logo
    ? drawLogo(logo, drawing ? { left: 66, top: 40 } : { right: 64, top: lineY + 36 }, { line, asset })
    : '';
  const svg = words.replace(/^<svg[^>]*>/, (opening) => opening + below + mark);
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** An element for Satori, without JSX because the server runs by type stripping. */
function createElement(type: string, style: Record<string, string | number>, children: unknown) {
  return { type, key: null, props: { style, children } };
}
