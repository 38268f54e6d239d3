/** A type other than the design's own, as measured from its files. */
export interface FamilyMetrics {
  name: string;
  hasSerifs: boolean;
  /** Heights above and below the baseline, in em. */
  ascent: number;
  descent: number;
  /** The width of English text relative to the local type: 400 compared with its regular weight, 600 with its bold. */
  widths: { regular: number; bold: number };
}

/** The addresses of the three files of a type. */
export interface FamilyFiles {
  core: string;
  rest: string;
  extended: string;
}

export const locals = {
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
  const { hasSerifs, name } = metrics;
  const { bold, generic, regular } = locals[hasSerifs ? 'serif' : 'sans'];
  const faces = (shipped.match(/@font-face \{[^{}]+\}/g) ?? [])
    .filter((face) => face.includes('"Familjen Grotesk Variable"'))
    .map((face) =>
      face
        .replace('Familjen Grotesk', name)
        .replace(/url\("[^"()]+"\)/, (url) => `url("${chooseFile(url, files)}")`)
        .replaceAll(/\s+/g, ' '),
    );
  return [
    `:root{--font-sans:"${name} Variable","${name} Fallback",system-ui,${generic}}`,
    ...faces,
    writeFallbackFace(metrics, { names: regular, weights: '400 549', width: metrics.widths.regular }),
    writeFallbackFace(metrics, { names: bold, weights: '550 700', width: metrics.widths.bold }),
  ].join('');
}

/** Returns the file that replaces one of the design's. */
function chooseFile(url: string, { core, extended, rest }: FamilyFiles): string {
  if (url.includes('-core.')) return core;
  return url.includes('-rest.') ? rest : extended;
}

export function writeFallbackFace(
  { ascent, descent, name }: Pick<FamilyMetrics, 'ascent' | 'descent' | 'name'>,
  { names, weights, width }: { names: readonly string[]; weights: string; width: number },
): string {
  const sources = names.map((local) => `local("${local}")`).join(',');
  const overrides = `ascent-override:${formatPercent(ascent / width)};descent-override:${formatPercent(descent / width)};line-gap-override:0%`;
  return `@font-face{font-family:"${name} Fallback";font-weight:${weights};src:${sources};size-adjust:${formatPercent(width)};${overrides}}`;
}

function formatPercent(part: number): string {
  return `${Math.round(part * 10_000) / 100}%`;
}
