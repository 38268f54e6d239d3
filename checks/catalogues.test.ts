import ts from 'typescript';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sayAgain } from '../server/admin/sayAgain.ts';
import ofConfig from '../server/admin/words/config.de.json';
import ofParts from '../server/admin/words/parts.de.json';
import { listProjectFiles, read } from './files.ts';
import { parseModule } from './parseModule.ts';
import { findSpokenTexts, isForPeople, type SpokenText } from './spokenTexts.ts';

/** What visitors' pages are drawn from. Blocks of the gallery and previews speak to editors and developers. */
const isDrawn = /^(?:blocks|kinds|site\/src|design\/kit)\/.*\.tsx$/;
const isElsewhere = /\.test\.|\/(?:testing|gallery|preview|development)\//;
const named = /^(?:aria-label|aria-description|aria-roledescription|alt|title|placeholder|(?:\w+L|l)abel)$/;

/** Words that stand as they are in the markup of a part: its text, and its names for screen readers. */
function findWords(file: string): string[] {
  const { lineOf, module } = parseModule(file, read(file));
  const found: string[] = [];
  const note = (node: ts.Node, words: string) => {
    if (/\p{L}{2}/u.test(words)) found.push(`${file}:${lineOf(node)} ${words.replace(/\s+/g, ' ').trim()}`);
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
  visit(module);
  return found;
}

it('words for visitors are in the catalogues, and not in the markup of a part', () => {
  const files = listProjectFiles().filter((file) => isDrawn.test(file) && !isElsewhere.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(findWords)).toEqual([]);
});

describe('the admin', () => {
  const files = listProjectFiles().filter(
    (file) => /^server\/.*\.tsx?$/.test(file) && !/\.(?:test|long)\.|\/(?:testing|migrations)/.test(file),
  );
  /** What means the same to everybody. */
  const isName = /^(?:Markdown|from,to|Frontage|(?:https:\/)?\/\S+|[\w.-]+@[\w.-]+)$/;

  const inMarkup: string[] = [];
  const said = new Map<string, string>();
  const spoken: SpokenText[] = [];
  const answered: string[] = [];
  const reported: string[] = [];
  // All that is asked of a module while it is parsed.
  beforeAll(() => {
    for (const file of files) {
      answered.push(...findAnswered(file));
      if (/^server\/(?:importing|texts\/html|booking\/calendars)\//.test(file)) reported.push(...findReported(file));
      if (file.endsWith('.tsx')) inMarkup.push(...findWords(file));
      for (const sentence of findSaid(file)) said.set(sentence, file);
      spoken.push(...findSpokenTexts(file, read(file)));
    }
  });

  it('has no words in its style sheets, which say them in one language', () => {
    const sheets = listProjectFiles().filter((file) => /^server\/.*\.css$/.test(file));
    expect(sheets.filter((file) => /content: "[^"]*\p{L}/u.test(read(file)))).toEqual([]);
  });

  it('says nothing in its markup that its catalogue could not say otherwise', () => {
    expect(files.filter((file) => file.endsWith('.tsx')).length).toBeGreaterThan(100);
    expect(inMarkup.filter((one) => !isName.test(one.slice(one.indexOf(' ') + 1)))).toEqual([]);
  });

  it('has German for each sentence that its code says', () => {
    expect(said.size).toBeGreaterThan(500);
    expect([...said].filter(([sentence]) => !(sentence in ofParts))).toEqual([]);
  });

  it('has German for nothing that no code says', () => {
    const schemas = listProjectFiles().filter((file) =>
      /^(?:contract|kinds|blocks|site\/src\/(?:page-data|routes|renderer))\/.*\.ts$/.test(file),
    );
    const texts = schemas.flatMap((file) => findSpokenTexts(file, read(file)));
    const written = new Set([...spoken, ...texts].map(({ text }) => text.toLowerCase()));
    // What is said again is found in pieces, which stand around its values and behind one another.
    const all = [...written].join('\n');
    const piecesOf = (text: string) =>
      text.split(/\{\w+\}|[“”"]|(?:: |\. )/).filter((piece) => /\p{L}{2}/u.test(piece));
    const isSaid = (sentence: string) =>
      sentence in ofConfig ||
      written.has(sentence.toLowerCase()) ||
      piecesOf(sentence.toLowerCase()).every((piece) => all.includes(piece.trim()));
    expect(Object.keys(ofParts).filter((sentence) => !isSaid(sentence))).toEqual([]);
  });

  it('has German for what reports and faults say before anybody looks', () => {
    expect(reported.length).toBeGreaterThan(80);
    vi.stubGlobal('spokenInAdmin', () => ({ language: 'de', words: { ...ofConfig, ...ofParts } }));
    expect(reported.filter((sentence) => sayAgain(sentence) === sentence)).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('has German for what the host notes of a request that is in quarantine', () => {
    const judges = ['forms/checkForm', 'forms/parseEstimate', 'forms/proofOfWork', 'guards/rate'];
    const noted = judges
      .map((name) => `server/${name}.ts`)
      .flatMap((file) => findSpokenTexts(file, read(file)))
      .filter(({ text }) => /^\p{Lu}.* .*[^.]$/u.test(text));
    expect(noted.length).toBeGreaterThan(12);
    expect(noted.filter(({ text }) => !(text in ofParts))).toEqual([]);
  });

  it('has German for what calls answer', () => {
    expect(answered.length).toBeGreaterThan(15);
    expect(answered.filter((sentence) => sentence && !isForPrograms.test(sentence) && !(sentence in ofParts))).toEqual(
      [],
    );
  });

  it('names the same in braces in both languages', () => {
    const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
    for (const [sentence, german] of Object.entries(ofParts))
      expect(namesIn(german), german).toEqual(namesIn(sentence));
  });
});

/** The sentences of a module that are said as they stand, and those that its tables keep for saying. */
function findSaid(file: string): string[] {
  const { module } = parseModule(file, read(file));
  const found: string[] = [];
  const literalsIn = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(literalsIn);
    else if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) literalsIn(node.expression);
  };
  const visit = (node: ts.Node, isInFunction = false): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isCallExpression(node) && /^say(?:With|Noun)?$/.test(node.expression.getText()) && node.arguments[0])
      literalsIn(node.arguments[0]);
    // Who is refused a call is told in one place.
    if (ts.isCallExpression(node) && node.expression.getText() === 'forPeople' && node.arguments[1])
      literalsIn(node.arguments[1]);
    const isTable = file.endsWith('.tsx') && !isInFunction && ts.isStringLiteralLike(node) && !isTitle(node);
    if (isTable && isForPeople(node.text) && !/^(?:use \w+|Frontage)$/.test(node.text)) found.push(node.text);
    ts.forEachChild(node, (child) => visit(child, isInFunction || ts.isFunctionLike(node)));
  };
  visit(module);
  return found;
}

/** Such as `{"language": "de"}` and `?wanted=link`: only a program that calls wrongly is told so. */
const isForPrograms = /\{"|\?[\w-]+=/;

/** The sentences that calls of the admin answer with, which are said again on the way. */
function findAnswered(file: string): string[] {
  const { module } = parseModule(file, read(file));
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const said = ts.isCallExpression(node) && node.expression.getText() === 'answer' ? node.arguments[1] : undefined;
    if (said && ts.isStringLiteralLike(said)) found.push(said.text);
    ts.forEachChild(node, visit);
  };
  visit(module);
  return found;
}

/** What a module counts, names in a report or throws as a fault, with a value in each place of one. */
function findReported(file: string): string[] {
  const { module } = parseModule(file, read(file));
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isReport =
      ts.isCallExpression(node) && /(?:^find|^tell|report\.(?:name|count))$/.test(node.expression.getText());
    const isFault =
      ts.isNewExpression(node) &&
      /(?:CalendarFault|ExportFault|FetchFault|UnfitPicture)$/.test(node.expression.getText());
    if (isReport || isFault)
      for (const argument of node.arguments ?? []) {
        if (ts.isStringLiteralLike(argument)) found.push(argument.text);
        if (ts.isTemplateExpression(argument))
          found.push(
            [argument.head.text, ...argument.templateSpans.map(({ literal }) => `7${literal.text}`)]
              .join('')
              .replace(/(?<=\p{L})7$/u, ''),
          );
      }
    ts.forEachChild(node, visit);
  };
  visit(module);
  return found.filter((text) => /\p{L}{2,}[ ]\p{L}{2,}/u.test(text));
}

/** The title of a page of Next, which is set before anybody looks. */
const isTitle = (node: ts.Node) => ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === 'title';
