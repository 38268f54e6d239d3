import figtreeExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import hankenExtended from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2?url';
import serifExtended from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url';
import type { OwnFamily } from '@frontage/contract/identity/looks.ts';
import figtreeCore from '@frontage/cut-fonts/figtree-core.woff2?url';
import figtreeRest from '@frontage/cut-fonts/figtree-rest.woff2?url';
import hankenCore from '@frontage/cut-fonts/hanken-grotesk-core.woff2?url';
import hankenRest from '@frontage/cut-fonts/hanken-grotesk-rest.woff2?url';
import serifCore from '@frontage/cut-fonts/source-serif-4-core.woff2?url';
import serifRest from '@frontage/cut-fonts/source-serif-4-rest.woff2?url';
import shipped from '@frontage/design/styles/fonts.css?raw';
import { type FamilyFiles, metricsOf, writeFamilyCss } from './writeFamilyCss.ts';

const files: Record<OwnFamily, FamilyFiles> = {
  'hanken-grotesk': { core: hankenCore, rest: hankenRest, extended: hankenExtended },
  figtree: { core: figtreeCore, rest: figtreeRest, extended: figtreeExtended },
  'source-serif-4': { core: serifCore, rest: serifRest, extended: serifExtended },
};

/**
 * Returns the name of another type than the design's, the rules of a page set in it, and the font file that nearly all
 * its text needs.
 */
export function getOwnType(family: OwnFamily): { name: string; css: string; core: string } {
  const metrics = metricsOf[family];
  return { name: metrics.name, css: writeFamilyCss(shipped, metrics, files[family]), core: files[family].core };
}
