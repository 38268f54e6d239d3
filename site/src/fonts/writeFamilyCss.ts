import type { OwnFamily } from '@frontage/contract/identity/looks.ts';
import type { FontMetrics } from '@frontage/contract/identity/ownFont.ts';

/** A type other than the design's own, as measured from its files. */
type FamilyMetrics = { name: string } & Omit<FontMetrics, 'weights'>;

export interface FamilyFiles {
  core: string;
  rest: string;
  extended: string;
}

const locals = {
  sans: { regular: ['Arial', 'Liberation Sans'], bold: ['Arial Bold', 'Liberation Sans Bold'], generic: 'sans-serif' },
  serif: {
    regular: ['Times New Roman', 'Liberation Serif'],
    bold: ['Times New Roman Bold', 'Liberation Serif Bold'],
    generic: 'serif',
  },
};

/**
 * Returns the rules that set pages in another type. `shipped` is the style sheet of the design; only name and files of
 * its faces are replaced. Until the type has loaded, a local one of the same height and width takes its place, so
 * nothing moves.
 */
export function writeFamilyCss(shipped: string, metrics: FamilyMetrics, files: FamilyFiles): string {
  const faces = (shipped.match(/@font-face \{[^{}]+\}/g) ?? [])
    .filter((face) => face.includes('"Familjen Grotesk '))
    .map((face) =>
      face
        .replace('Familjen Grotesk', metrics.name)
        .replace(/url\("[^"()]+"\)/, (url) => `url("${chooseFile(url, files)}")`)
        .replaceAll(/\s+/g, ' '),
    );
  return writeTypeCss(metrics, faces);
}

/** The same for faces that are written; `heavy`: the type of the bold ones, where that is another file. */
export function writeTypeCss(type: FamilyMetrics, faces: readonly string[], heavy = type): string {
  const { hasSerifs, name, widths } = type;
  const { bold, generic, regular } = locals[hasSerifs ? 'serif' : 'sans'];
  const rest = `"${name} Rest"`;
  const families = [`"${name} Variable"`, ...(faces.join('').includes(rest) ? [rest] : []), `"${name} Fallback"`];
  return [
    `:root{--font-sans:${families.join()},system-ui,${generic}}`,
    ...faces,
    writeFallbackFace(type, { names: regular, weights: '400 549', width: widths.regular }),
    writeFallbackFace(heavy, { names: bold, weights: '550 700', width: heavy.widths.bold }),
  ].join('');
}

function chooseFile(url: string, { core, extended, rest }: FamilyFiles): string {
  if (url.includes('-core.')) return core;
  return url.includes('-rest.') ? rest : extended;
}

function writeFallbackFace(
  { ascent, descent, name }: FamilyMetrics,
  { names, weights, width }: { names: readonly string[]; weights: string; width: number },
): string {
  const sources = names.map((local) => `local("${local}")`).join(',');
  const overrides = `ascent-override:${formatPercent(ascent / width)};descent-override:${formatPercent(descent / width)};line-gap-override:0%`;
  return `@font-face{font-family:"${name} Fallback";font-weight:${weights};src:${sources};size-adjust:${formatPercent(width)};${overrides}}`;
}

function formatPercent(part: number): string {
  return `${Math.round(part * 10_000) / 100}%`;
}

/** Measured from the files of the packages; `writeFamilyCss.test.ts` checks the figures. */
export const metricsOf: Record<OwnFamily, FamilyMetrics> = {
  'hanken-grotesk': {
    name: 'Hanken Grotesk',
    hasSerifs: false,
    ascent: 1,
    descent: 0.303,
    widths: { regular: 1.001, bold: 0.949 },
  },
  figtree: { name: 'Figtree', hasSerifs: false, ascent: 0.95, descent: 0.25, widths: { regular: 1.019, bold: 0.969 } },
  'source-serif-4': {
    name: 'Source Serif 4',
    hasSerifs: true,
    ascent: 1.036,
    descent: 0.335,
    widths: { regular: 1.15, bold: 1.111 },
  },
};
