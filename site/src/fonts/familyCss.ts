/** A type beside that of the design, as its files measure. */
export interface FamilyMetrics {
  name: string;
  hasSerifs: boolean;
  /** Of the em, from the line up and down. */
  ascent: number;
  descent: number;
  /** How wide English text is set, of what the local type needs: in 400 beside its regular, in 600 beside its bold. */
  widths: { regular: number; bold: number };
}

/** Where the three files of a type are served. */
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
 * The rules that set the pages in another type. `shipped`: the sheet of the design, whose faces are taken as they are
 * but for name and files. Until the type is there a local one of the same height and width stands in, so nothing moves.
 */
export function familyCss(shipped: string, metrics: FamilyMetrics, files: FamilyFiles): string {
  const { hasSerifs, name } = metrics;
  const { bold, generic, regular } = locals[hasSerifs ? 'serif' : 'sans'];
  const faces = (shipped.match(/@font-face \{[^{}]+\}/g) ?? [])
    .filter((face) => face.includes('"Familjen Grotesk Variable"'))
    .map((face) =>
      face
        .replace('Familjen Grotesk', name)
        .replace(/url\("[^"()]+"\)/, (url) => `url("${fileFor(url, files)}")`)
        .replaceAll(/\s+/g, ' '),
    );
  return [
    `:root{--font-sans:"${name} Variable","${name} Fallback",system-ui,${generic}}`,
    ...faces,
    fallbackFace(metrics, { names: regular, weights: '400 549', width: metrics.widths.regular }),
    fallbackFace(metrics, { names: bold, weights: '550 700', width: metrics.widths.bold }),
  ].join('');
}

/** The file that takes the place of one of the design's. */
function fileFor(url: string, { core, extended, rest }: FamilyFiles): string {
  if (url.includes('-core.')) return core;
  return url.includes('-rest.') ? rest : extended;
}

function fallbackFace(
  { ascent, descent, name }: FamilyMetrics,
  { names, weights, width }: { names: readonly string[]; weights: string; width: number },
): string {
  const sources = names.map((local) => `local("${local}")`).join(',');
  const overrides = `ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%`;
  return `@font-face{font-family:"${name} Fallback";font-weight:${weights};src:${sources};size-adjust:${percent(width)};${overrides}}`;
}

function percent(part: number): string {
  return `${Math.round(part * 10_000) / 100}%`;
}
