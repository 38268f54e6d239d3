/** The last line of an import or export, as our formatter prints it; it prints each on one line or ends it with `}`. */
const importLine = /^\s*(?:import|export|\})\s(?:[^']*\s)?from\s'([^']+)'|^\s*import\s'([^']+)'/;
const dynamicImport = /import\('([^']+)'\)/g;

/** Everything a file imports, types included, in its order. */
export function importsOf(source: string): string[] {
  return source.split('\n').flatMap((line) => {
    const match = importLine.exec(line);
    const named = match?.[1] ?? match?.[2];
    const others = [...line.matchAll(dynamicImport)].map(([, path = '']) => path);
    return named === undefined ? others : [named, ...others];
  });
}
