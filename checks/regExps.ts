import ts from 'typescript';
import { parseModule } from './parseModule.ts';

export interface FoundRegExp {
  source: string;
  flags: string;
  /** Line, counted from 1. */
  line: number;
}

/**
 * Returns every regular expression in a module: literals, and calls of RegExp whose argument is known without running
 * the code. Other calls throw, because nobody could say whether they are safe.
 */
export function findRegExps(file: string, text: string): FoundRegExp[] {
  const { lineOf, module } = parseModule(file, text);
  const found: FoundRegExp[] = [];
  const words = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    const line = lineOf(node);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      words.set(node.name.text, node.initializer);
    }
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), line });
    }
    if (isRegExpCall(node)) {
      const [pattern, flags] = node.arguments ?? [];
      const [source, given] = [pattern && wordsOf(pattern, words), flags ? wordsOf(flags, words) : ''];
      if (source === undefined || given === undefined) {
        throw new Error(
          `${file}:${line}: a RegExp is made of words that are known only when it runs: ${node.getText()}`,
        );
      }
      found.push({ source, flags: given, line });
    }
    ts.forEachChild(node, visit);
  };
  visit(module);
  return found;
}

function isRegExpCall(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  return (
    (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'RegExp'
  );
}

/** Returns the text of an expression made of strings and of constants of the same module. */
function wordsOf(node: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) {
    const constant = constants.get(node.text);
    return constant && wordsOf(constant, constants);
  }
  if (!ts.isTemplateExpression(node)) return undefined;
  const parts = node.templateSpans.map(({ expression, literal }) => {
    const words = wordsOf(expression, constants);
    return words === undefined ? undefined : words + literal.text;
  });
  return parts.includes(undefined) ? undefined : node.head.text + parts.join('');
}
