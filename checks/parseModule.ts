import ts from 'typescript';

export interface ParsedModule {
  module: ts.SourceFile;
  /** Line of a node, counted from 1. */
  lineOf(node: ts.Node): number;
}

/** Parses a module. Text between tags is parsed if the extension allows it. */
export function parseModule(file: string, text: string): ParsedModule {
  const kind = file.endsWith('x') || file.endsWith('.astro') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const module = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  return { module, lineOf: (node) => module.getLineAndCharacterOfPosition(node.getStart()).line + 1 };
}
