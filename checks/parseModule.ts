import ts from 'typescript';

export interface ParsedModule {
  module: ts.SourceFile;
  /** Line of a node, from 1. */
  lineOf(node: ts.Node): number;
}

/** The syntax of a module. Words between tags are read where its ending says that there may be some. */
export function parseModule(file: string, text: string): ParsedModule {
  const kind = file.endsWith('x') || file.endsWith('.astro') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const module = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  return { module, lineOf: (node) => module.getLineAndCharacterOfPosition(node.getStart()).line + 1 };
}
