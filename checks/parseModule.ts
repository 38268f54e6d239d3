import ts from 'typescript';

export interface ParsedModule {
  module: ts.SourceFile;
  /** Line of a node, counted from 1. */
  lineOf(node: ts.Node): number;
}

let last: { file: string; text: string; parsed: ParsedModule } | undefined;

/** Parses a module, once for those who look at it one after the other. Text between tags is parsed if the extension allows it. */
export function parseModule(file: string, text: string): ParsedModule {
  if (last?.file === file && last.text === text) return last.parsed;
  const kind = file.endsWith('x') || file.endsWith('.astro') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const module = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const parsed = {
    module,
    lineOf: (node: ts.Node) => module.getLineAndCharacterOfPosition(node.getStart()).line + 1,
  };
  last = { file, text, parsed };
  return parsed;
}
