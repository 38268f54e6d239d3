import { examplePicture } from '@frontage/blocks/examples/pageContext.ts';
import { Footnotes, MarkdownView } from '@frontage/blocks/text/MarkdownView.tsx';
import { Reader } from '@frontage/blocks/text/readText.ts';
import { picturesIn } from '@frontage/contract/primitives/pictureInText.ts';
import { createEditor } from 'lexical';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { textNodes } from '../nodes/textNodes.ts';

/** Runs work on nodes within an editor that is not shown. */
export function runInEditor<Result>(work: () => Result): Result {
  const editor = createEditor({
    nodes: textNodes,
    onError(error) {
      throw error;
    },
  });
  let result: { value: Result } | undefined;
  editor.update(() => {
    result = { value: work() };
  });
  if (!result) throw new Error('The editor put the work off: run it outside of another update');
  return result.value;
}

/** Returns the HTML that the site prints for a text. Line ends in the HTML count as spaces. */
export function renderHtml(markdown: string): string {
  const reader = new Reader();
  const pictures = picturesIn(markdown).map(
    (id) => [id, examplePicture(`picture-${id}`, `The picture ${id}`)] as const,
  );
  const text = reader.read(markdown, Object.fromEntries(pictures));
  const html =
    renderToStaticMarkup(createElement(MarkdownView, { text })) +
    renderToStaticMarkup(createElement(Footnotes, { footnotes: reader.footnotes }));
  return html.replace(/\s+/g, ' ');
}
