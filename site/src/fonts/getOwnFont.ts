import type { OwnFont } from '@frontage/contract/identity/ownFont.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { locals, writeFallbackFace } from './writeFamilyCss.ts';

const name = 'Own';

/** The rules of a page set in the owner's font, and the file of its text; undefined where there is none. */
export function getOwnFont(
  identity: SiteSettings['identity'],
): { name: string; css: string; core: string } | undefined {
  const { boldFont, font } = identity ?? {};
  if (!font) return undefined;
  const { bold, generic, regular } = locals[font.metrics.hasSerifs ? 'serif' : 'sans'];
  const heavy = (boldFont ?? font).metrics;
  const css = [
    `:root{--font-sans:"${name} Variable","${name} Fallback",system-ui,${generic}}`,
    ...(boldFont ? [writeFace(font, [400, 549]), writeFace(boldFont, [550, 700])] : [writeFace(font, weightsOf(font))]),
    writeFallbackFace(
      { ...font.metrics, name },
      { names: regular, weights: '400 549', width: font.metrics.widths.regular },
    ),
    writeFallbackFace({ ...heavy, name }, { names: bold, weights: '550 700', width: heavy.widths.bold }),
  ];
  return { name, css: css.join(''), core: font.url };
}

const weightsOf = ({ metrics: { weights } }: OwnFont): [number, number] =>
  weights[0] === weights[1] ? [400, 700] : weights;

function writeFace({ url }: OwnFont, [from, to]: readonly [number, number]): string {
  return `@font-face{font-family:"${name} Variable";font-style:normal;font-display:swap;font-weight:${from} ${to};src:url("${url}") format("woff2")}`;
}
