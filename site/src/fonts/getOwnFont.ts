import type { OwnFont } from '@frontage/contract/identity/ownFont.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { writeTypeCss } from './writeFamilyCss.ts';

const name = 'Own';

/** The rules of a page set in the owner's font, and the file of its text; undefined where there is none. */
export function getOwnFont(
  identity: SiteSettings['identity'],
): { name: string; css: string; core: string } | undefined {
  const { boldFont, font } = identity ?? {};
  if (!font) return undefined;
  const faces = boldFont
    ? [writeFace(font, [400, 549]), writeFace(boldFont, [550, 700])]
    : [writeFace(font, weightsOf(font))];
  const css = writeTypeCss({ ...font.metrics, name }, faces, boldFont && { ...boldFont.metrics, name });
  return { name, css, core: font.url };
}

const weightsOf = ({ metrics: { weights } }: OwnFont): [number, number] =>
  weights[0] === weights[1] ? [400, 700] : weights;

function writeFace({ url }: OwnFont, [from, to]: readonly [number, number]): string {
  return `@font-face{font-family:"${name} Variable";font-style:normal;font-display:swap;font-weight:${from} ${to};src:url("${url}") format("woff2")}`;
}
