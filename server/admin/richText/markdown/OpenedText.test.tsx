import { textboxExamples } from '@frontage/blocks/Textbox/Textbox.examples.ts';
import { articleTextExamples } from '@frontage/blocks/Textbox/TextboxInArticle.examples.ts';
import { parsePassages } from '@frontage/blocks/text/parseMarkdown.ts';
import { demo } from '@frontage/demo/content.ts';
import fc from 'fast-check';
import { $createParagraphNode, $createTextNode, $isElementNode, type LexicalNode } from 'lexical';
import { describe, expect, it } from 'vitest';
import { createFigure, FigureNode } from '../nodes/FigureNode.tsx';
import { SourceNode } from '../nodes/SheetNode.tsx';
import { renderHtml, runInEditor } from '../testing/runInEditor.ts';
import { OpenedText, showTheSame } from './OpenedText.ts';

const examples = [...textboxExamples, ...articleTextExamples].map(({ block, name }) => ({ name, text: block.text }));
const texts = [...demo.pages, ...demo.articles].flatMap(({ layout, slug }) =>
  layout.flatMap((block, index) =>
    block.acf_fc_layout === 'textbox' ? [{ name: `block ${index + 1} of ${slug}`, text: block.text }] : [],
  ),
);

/** Opens a text, changes it and writes it. */
function edited(markdown: string, change: (nodes: LexicalNode[]) => LexicalNode[]): string {
  return runInEditor(() => {
    const opened = new OpenedText(markdown);
    return opened.write(change(opened.nodes()));
  });
}

/** Lets the editor write every passage of a text, as if all had been changed. */
function writtenAnew(markdown: string): string {
  return runInEditor(() => new OpenedText('').write(new OpenedText(markdown).nodes()));
}

/** Returns the passages that the editor shows as Markdown. */
function keptAsSource(markdown: string): string[] {
  return runInEditor(() =>
    new OpenedText(markdown).nodes().flatMap((node) => (node instanceof SourceNode ? [node.held] : [])),
  );
}

describe('a text of the demo, opened in the editor', () => {
  it.each([...texts, ...examples])('is written unchanged, letter by letter, if nobody edits it: $name', ({ text }) => {
    expect(edited(text, (nodes) => nodes)).toBe(text);
  });

  it.each([...texts, ...examples])('prints the same if all of it is written again: $name', ({ text }) => {
    expect(renderHtml(writtenAnew(text))).toBe(renderHtml(text));
  });

  it('has no passage that stays Markdown', () => {
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.flatMap(({ text }) => keptAsSource(text))).toEqual([]);
  });
});

describe('what is typed into a text', () => {
  it('changes its own passage only', () => {
    const text = '\nOne\nand _a_ line\n* point\n\n|a|b|\n|---|--:|\n|1|2|\n\n\nLast';
    const changed = edited(text, (nodes) => {
      const last = nodes.at(-1);
      if ($isElementNode(last)) last.append($createTextNode(' words, *not* marked'));
      return nodes;
    });
    expect(changed).toBe('One\nand _a_ line\n\n* point\n\n|a|b|\n|---|--:|\n|1|2|\n\nLast words, \\*not\\* marked');
  });

  it('leaves the text as it was once it is undone', () => {
    const text = 'One\n\n\n\nTwo\n';
    expect(edited(text, (nodes) => [...nodes, $createParagraphNode()])).toBe(text);
  });

  it('keeps two lists apart that become neighbours', () => {
    const changed = edited('- a\n\nBetween\n\n- b\n\n7. c\n\nBetween\n\n8. d', (nodes) =>
      nodes.filter((node) => node.getTextContent() !== 'Between'),
    );
    expect(changed).toBe('- a\n\n* b\n\n7. c\n\n8) d');
  });
});

describe('a picture of the library', () => {
  const text = 'Before\n\n![Taken *in* May,\nat noon](picture:7 "quay")\n\nAfter';
  const figuresIn = (nodes: LexicalNode[]) => nodes.filter((node) => node instanceof FigureNode);

  it('is shown as a picture, with its caption', () => {
    const figures = runInEditor(() => figuresIn(new OpenedText(text).nodes()).map(({ held }) => held));
    expect(figures).toEqual([{ picture: 7, caption: 'Taken in May, at noon' }]);
  });

  it('is written again if another is chosen, or its caption changes', () => {
    const changed = edited(text, (nodes) => {
      for (const node of figuresIn(nodes)) node.hold({ picture: 12, caption: ' By [Ada]\n& *Lin* ' });
      return nodes;
    });
    expect(changed).toBe('Before\n\n![By \\[Ada\\] & \\*Lin\\*](picture:12)\n\nAfter');
    expect(runInEditor(() => figuresIn(new OpenedText(changed).nodes()).map(({ held }) => held))).toEqual([
      { picture: 12, caption: 'By [Ada] & *Lin*' },
    ]);
  });

  it('is written where it is inserted', () => {
    const figure = () => createFigure({ picture: 3, caption: '' });
    expect(edited('Before', (nodes) => [...nodes, figure()])).toBe('Before\n\n![](picture:3)');
  });
});

describe('a passage that the editor has no form for', () => {
  it.each([
    [
      'a picture of another place',
      'Before\n\n![The quay](/quay.jpg) at dawn\n\nAfter',
      ['![The quay](/quay.jpg) at dawn'],
    ],
    ['a picture among words', 'See ![the quay](picture:7)', ['See ![the quay](picture:7)']],
    ['a picture in a quote', '> ![The quay](picture:7)', ['> ![The quay](picture:7)']],
    ['a point of two paragraphs', '- one\n\n  more of it\n- two', ['- one\n\n  more of it\n- two']],
    ['addresses that links name', 'See [it][1].\n\n[1]: /faq\n', ['[1]: /faq']],
    ['code in a quote’s list', '> - a\n>\n>   ```\n>   b\n>   ```', ['> - a\n>\n>   ```\n>   b\n>   ```']],
  ])('stays as it was written: %s', (_, text, kept) => {
    expect(keptAsSource(text)).toEqual(kept);
    expect(edited(text, (nodes) => nodes)).toBe(text);
    expect(renderHtml(writtenAnew(text))).toBe(renderHtml(text));
  });
});

it('a text prints the same after editing, whatever it is made of', () => {
  const parts = fc.oneof(
    fc.constantFrom(...[...texts, ...examples].flatMap(({ text }) => text.split('\n\n'))),
    fc.constantFrom(
      '**a** b',
      '***a** b*',
      '- a\n- b',
      '1) a',
      '* a\n\n* b',
      '> a\n> - b',
      '![a *b* \\[c](picture:7)',
      '![](picture:8 "d")',
      'a ![b](picture:9)',
      '    code',
      '---',
      '~~~',
      '[a]: /b',
      '[a]',
    ),
    fc.string({ unit: fc.constantFrom(...'ab *_`[]()#>-+1.|\\!<&\n~^:'), maxLength: 20 }),
  );
  const documents = fc.array(parts, { maxLength: 6 }).map((all) => all.join('\n\n'));
  fc.assert(
    fc.property(documents, (text) => {
      expect(edited(text, (nodes) => nodes)).toBe(text);
      // Marks around the same words, such as emphasis in emphasis, may be in another order.
      expect(showTheSame(parsePassages(writtenAnew(text)), parsePassages(text))).toBe(true);
    }),
    { numRuns: 300 },
  );
});
