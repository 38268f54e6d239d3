import { $createParagraphNode, $getRoot, createEditor } from 'lexical';
import { describe, expect, it } from 'vitest';
import { writeBlock } from '../markdown/writeBlock.ts';
import { textNodes } from '../nodes/textNodes.ts';
import { kindsFor, passageKinds } from './passages.ts';

const namesFor = (query: string) => kindsFor(query).map(({ name }) => name);

describe('the kinds of passages that a slash offers', () => {
  it('are all of them before anything is typed', () => {
    expect(kindsFor('')).toEqual(passageKinds);
  });

  it.each([
    ['pic', ['Picture']],
    ['image', ['Picture']],
    ['HEAD', ['Heading', 'Heading below']],
    ['below', ['Heading below']],
    ['no', ['Note']],
    ['source', ['Code', 'Footnote']],
    ['xyz', []],
  ])('are found by the beginnings of their words: %s', (typed, names) => {
    expect(namesFor(typed)).toEqual(names);
  });

  it('begin with those whose names match', () => {
    expect(namesFor('li')).toEqual(['List', 'Line|across a text', 'Numbers|a list']);
    expect(namesFor('nu')).toEqual(['Numbers|a list']);
  });

  it('insert a chosen picture at the cursor', () => {
    const editor = createEditor({ nodes: textNodes });
    editor.update(
      () => {
        const paragraph = $createParagraphNode();
        $getRoot().append(paragraph);
        paragraph.select();
      },
      { discrete: true },
    );
    const [picture] = kindsFor('picture');
    picture?.begin(editor, (onChosen) => onChosen(42));
    editor.update(() => undefined, { discrete: true });
    const written = editor.read(() =>
      $getRoot()
        .getChildren()
        .map((node) => writeBlock(node)),
    );
    expect(written).toContain('![](picture:42)');
  });
});
