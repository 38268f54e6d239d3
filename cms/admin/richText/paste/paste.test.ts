import { describe, expect, it } from 'vitest';
import { markdownOfHtml } from './markdownOfHtml.ts';
import { hasStructure, pastedPassages, withFreeLabels } from './pastedPassages.ts';

/** As Google Docs puts it on the clipboard. */
const fromDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
<h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400">Opening hours</span></h1>
<p dir="ltr"><span style="font-family:Arial;color:#222">Ring </span><span style="font-weight:700">twice</span><span> or write to </span><a href="https://example.com/desk" style="text-decoration:none"><span style="text-decoration:underline">the desk</span></a><span style="font-style:italic">, please</span></p>
<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Monday</span></p></li><ul><li aria-level="2"><p><span>from nine</span></p></li></ul><li><p><span>Tuesday</span></p></li></ul>
<h2><span>By mail</span></h2><div><table><tbody><tr><td><p><span>Kind</span></p></td><td><p><span>Days</span></p></td></tr><tr><td><p><span>Letter</span></p></td><td><p><span>3</span></p></td></tr></tbody></table></div></b>`;

/** As Word puts it there: points of lists are paragraphs that carry their mark as words. */
const point = (level: number, mark: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p {color: red}</style></head><body>
<!--StartFragment--><p class=MsoNormal>The <b>first</b> line<o:p></o:p></p>
${point(1, '·', 'one')}${point(2, 'o', 'within')}${point(1, '·', 'two')}
<p class=MsoNormal>Then<o:p></o:p></p>
${point(1, '1.', 'first')}${point(1, '2.', 'second')}
<p class=MsoNormal><a href="javascript:alert(1)">no link</a> and <a href="http://example.com/a">one</a></p><!--EndFragment--></body></html>`;

describe('HTML of another program', () => {
  it('of Google Docs keeps headings, marks, links, lists and tables, and loses its looks', () => {
    expect(markdownOfHtml(fromDocs)).toBe(
      [
        '## Opening hours',
        'Ring **twice** or write to [the desk](https://example.com/desk)*, please*',
        '- Monday\n  - from nine\n- Tuesday',
        '### By mail',
        '| Kind | Days |\n| - | - |\n| Letter | 3 |',
      ].join('\n\n'),
    );
  });

  it('of Word has real lists, and no link that a text may not have', () => {
    expect(markdownOfHtml(fromWord)).toBe(
      [
        'The **first** line',
        '- one\n  - within\n- two',
        'Then',
        '1. first\n2. second',
        'no link and [one](https://example.com/a)',
      ].join('\n\n'),
    );
  });

  it('of an editor of code says nothing but colours, so the words count', () => {
    expect(hasStructure('<div style="font-family:Menlo"><span style="color:#00f">## Title</span><br></div>')).toBe(
      false,
    );
    expect(hasStructure(fromDocs)).toBe(true);
  });
});

describe('pasted Markdown', () => {
  const depths = (markdown: string) =>
    pastedPassages(markdown)?.flatMap((node) => (node.kind === 'heading' ? [node.depth] : []));

  it('has its headings on the levels of a text', () => {
    expect(depths('# A\n\n## B\n\n### C\n\n# D')).toEqual([2, 3, 3, 2]);
    expect(depths('### A\n\n## B')).toEqual([3, 2]);
    expect(depths('##### A')).toEqual([2]);
  });

  it('keeps its footnotes apart from those that the text has', () => {
    const pasted = pastedPassages('One[^1] and two[^b].[^2]\n\n[^1]: First\n\n[^2]: Second\n\n[^b]: Third') ?? [];
    const labels = JSON.stringify(withFreeLabels(pasted, ['1', 'b'])).match(/(?<="label":")[^"]+/g);
    expect(labels).toEqual(['3', '4', '2', '3', '2', '4']);
  });

  it('is told from plain words, which stay as they are', () => {
    expect(pastedPassages('Two lines\nof plain words.\n\nAnd 2 * 3 more')).toBeUndefined();
    expect(pastedPassages('One **bold** word')).toHaveLength(1);
  });
});
