import ts from 'typescript';
import { expect, it } from 'vitest';
import { listProjectFiles, read } from './files.ts';

/** What visitors' pages are drawn from. Blocks of the gallery and previews speak to editors and developers. */
const isDrawn = /^(?:blocks|kinds|site\/src|design\/kit)\/.*\.tsx$/;
const isElsewhere = /\.test\.|\/(?:testing|gallery|preview|development)\//;
const named = /^(?:aria-label|aria-description|aria-roledescription|alt|title|placeholder|(?:\w+L|l)abel)$/;

/** Words that stand as they are in the markup of a part: its text, and its names for screen readers. */
function findWords(file: string): string[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const note = (node: ts.Node, words: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    if (/\p{L}{2}/u.test(words)) found.push(`${file}:${line + 1} ${words.replace(/\s+/g, ' ').trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text);
    if (ts.isJsxAttribute(node) && named.test(node.name.getText()) && node.initializer) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      if (value && ts.isStringLiteral(value)) note(node, value.text);
      if (value && ts.isTemplateExpression(value))
        note(
          node,
          [value.head, ...value.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' '),
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('words for visitors are in the catalogues, and not in the markup of a part', () => {
  const files = listProjectFiles().filter((file) => isDrawn.test(file) && !isElsewhere.test(file));
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap(findWords)).toEqual([]);
});
