/** A module that a file imports: the words between the quotes. */
const importStatement =
  /(?:^|\n)\s*(?:import|export)\s(?:type\s)?[^'";]*?from\s*'([^']+)'|(?:^|\n)\s*import\s*'([^']+)'|import\(\s*'([^']+)'\s*\)/g;

/** Everything a file imports, types included, in its order. */
export function importsOf(source: string): string[] {
  return [...source.matchAll(importStatement)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}
