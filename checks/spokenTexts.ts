import ts from 'typescript';
import { parseModule } from './parseModule.ts';

export interface SpokenText {
  text: string;
  /** Line, counted from 1. */
  line: number;
}

/**
 * Returns every text of a module that may reach a reader: strings, the fixed parts of templates, and text between tags.
 * Imports and keys of objects are left out.
 */
export function findSpokenTexts(file: string, source: string): SpokenText[] {
  const { lineOf, module } = parseModule(file, source);
  const found: SpokenText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if ((ts.isStringLiteralLike(node) && !isKey(node)) || isTemplatePart(node) || ts.isJsxText(node)) {
      found.push({ text: node.text, line: lineOf(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(module);
  return found;
}

const isTemplatePart = (node: ts.Node) =>
  ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

const isKey = (node: ts.Node) => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/** Whether people read a text: a sentence, or a label with a capital. The others are names, addresses and keys. */
export const isForPeople = (text: string) => /\p{L}\s+\p{L}/u.test(text) || /^\p{Lu}\p{Ll}+$/u.test(text);
