/** Matches the last line of an import or export, which our formatter prints on one line or ends with `}`. */
const importLine = /^\s*(?:import|export|\})\s(?:[^']*\s)?from\s'([^']+)'|^\s*import\s'([^']+)'/;
const dynamicImport = /import\('([^']+)'\)/g;

/** Returns everything that a file imports, including types, in order. */
export function importsOf(source: string): string[] {
  return source.split('\n').flatMap((line) => {
    const match = importLine.exec(line);
    const named = match?.[1] ?? match?.[2];
    const others = [...line.matchAll(dynamicImport)].map(([, path = '']) => path);
    return named === undefined ? others : [named, ...others];
  });
}
