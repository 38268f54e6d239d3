import { $createParagraphNode, $getRoot, createEditor } from 'lexical';
import { describe, expect, it } from 'vitest';
import { writeBlock } from '../markdown/writeBlock.ts';
import { textNodes } from '../nodes/textNodes.ts';
import { kindsFor, passageKinds } from './passages.ts';

const namesFor = (query: string) => kindsFor(query).map(({ name }) => name);

describe('the kinds of passages behind a slash', () => {
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

  it('come with those first whose names were typed', () => {
    expect(namesFor('li')).toEqual(['List', 'Line', 'Numbers']);
    expect(namesFor('nu')).toEqual(['Numbers']);
  });

  it('put a chosen picture where the cursor is', () => {
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
