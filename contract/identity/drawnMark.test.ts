import { describe, expect, it } from 'vitest';
import { markupOf, type ReadShapes } from '../drawings/readShapes.ts';
import { longestMark, readMark } from './drawnMark.ts';
import { coloursLostOn, followText } from './lostColours.ts';

const svg = (inner: string, attributes = 'viewBox="0 0 40 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const markOf = (read: ReadShapes) =>
  'drawn' in read ? { ...read.drawn, shapes: markupOf(read.drawn.shapes) } : undefined;
const faultOf = (read: ReadShapes) => ('fault' in read ? read.fault : undefined);

describe('a logo that was pasted', () => {
  it('keeps its shapes, their places and their colours', () => {
    const shapes =
      '<g transform="translate(1 2)"><path d="M0 0H4.5Z" fill="#0D1C33"></path></g><circle cx="1" cy="2" r="3" stroke="currentColor"></circle>';
    expect(markOf(readMark(svg(shapes)))).toEqual({ minX: 0, minY: 0, width: 40, height: 10, shapes });
  });

  it('keeps how the drawing as a whole is painted', () => {
    expect(markOf(readMark(svg('<path d="M0 0"/>', 'viewBox="0 0 4 4" fill="none"')))?.shapes).toBe(
      '<g fill="none"><path d="M0 0"></path></g>',
    );
  });

  it('may have what programs write: a declaration, comments, a title, ids, and a size in place of a box', () => {
    const read = readMark(
      `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Generator -->\n${svg('<title>Logo</title><defs/><path id="a" class="st0" data-name="b" d="M0 0"/>', 'width="30px" height="20px" version="1.1"')}\n`,
    );
    expect(markOf(read)).toEqual({ minX: 0, minY: 0, width: 30, height: 20, shapes: '<path d="M0 0"></path>' });
  });

  it('may have what drawing programs write for colours: styles, classes, and symbols that are repeated', () => {
    const shapes =
      '<style>.st0{fill:#0D1C33;enable-background:new}</style><defs><path id="p" d="M0 0H9"/></defs><path class="st0" d="M0 0"/><use href="#p" x="3" style="fill:#fff"/>';
    expect(markOf(readMark(svg(shapes)))?.shapes).toBe(
      '<path d="M0 0" fill="#0D1C33"></path><g transform="translate(3 0)" fill="#fff"><path d="M0 0H9"></path></g>',
    );
  });

  it.each([
    [
      'a clip of Figma',
      '<g clip-path="url(#clip0_1_2)"><path d="M0 0"/></g><defs><clipPath id="clip0_1_2"><rect width="40" height="10" fill="white"/></clipPath></defs>',
    ],
    [
      'a clip of Illustrator',
      '<style>.st0{clip-path:url(#SVGID_2_);}</style><g><defs><rect id="SVGID_1_" width="40" height="10"/></defs><clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath><g class="st0"><path d="M0 0"/></g></g>',
    ],
    [
      'a mask of Figma',
      '<mask id="mask0" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="40" height="10"><path d="M40 0H0V10H40V0Z" fill="white"/></mask><g mask="url(#mask0)"><path d="M0 0"/></g>',
    ],
    ['a gradient that nothing uses', '<defs><linearGradient id="a"/></defs><g><path d="M0 0"/></g>'],
  ])('may have %s, if it changes nothing', (_, shapes) => {
    const read = markOf(readMark(svg(shapes)));
    expect(read?.shapes.replaceAll(/<\/?g>/g, '')).toBe('<path d="M0 0"></path>');
  });

  it('is refused where its symbols repeat each other without end', () => {
    const repeated = Array.from(
      { length: 12 },
      (_, at) => `<g id="g${at}">${`<use href="#g${at + 1}"/>`.repeat(9)}</g>`,
    );
    expect(faultOf(readMark(svg(`${repeated.join('')}<path id="g12" d="M0 0"/>`)))).toMatch(/more shapes|too deep/);
    expect(faultOf(readMark(svg('<g id="a"><use href="#a"/></g>')))).toMatch(/too deep/);
  });

  it.each([
    ['a script', '<script>alert(1)</script>', /<script> is not allowed in a logo\. Shapes can: path/],
    ['a call on an event', '<path d="M0 0" onload="alert(1)"/>', /onload= of <path> .*take the attribute out/],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>', /<a> is not allowed/],
    ['HTML', '<foreignObject><p>x</p></foreignObject>', /<foreignObject> is not allowed/],
    ['another file', '<use href="/x.svg#a"/>', /<use> is not allowed/],
    ['a picture', '<image href="data:image/png;base64,AA"/>', /trace the picture/],
    ['styles', '<style>*{display:none}</style><path d="M0 0"/>', /presentation attributes/],
    [
      'a style that is more than colours',
      '<path d="M0 0" style="filter:url(#a)"/>',
      /filter= of <path> is not allowed/,
    ],
    ['an address in a colour', '<path d="M0 0" fill="url(https://x.example)"/>', /A colour is none, currentColor/],
    ['text', '<text x="1">Northlight</text>', /outlines/],
    ['text between shapes', 'Northlight<path d="M0 0"/>', /stands text: "Northlight"/],
    [
      'a gradient',
      '<defs><linearGradient id="a"/></defs><path d="M0 0" fill="url(#a)"/>',
      /<linearGradient> is not allowed .*plain colours/,
    ],
    [
      'a clip that cuts something off',
      '<clipPath id="a"><rect width="40" height="9"/></clipPath><path d="M0 0" clip-path="url(#a)"/>',
      /<clipPath> is not allowed .*Clipping Mask, Release/,
    ],
    [
      'a clip that is moved with its shape',
      '<clipPath id="a"><rect width="40" height="10"/></clipPath><g transform="scale(.5)"><path d="M0 0" clip-path="url(#a)"/></g>',
      /<clipPath> is not allowed/,
    ],
    [
      'a clip with round corners',
      '<clipPath id="a"><rect width="40" height="10" rx="5"/></clipPath><path d="M0 0" clip-path="url(#a)"/>',
      /<clipPath> is not allowed/,
    ],
    [
      'a clip that is smaller than it says',
      '<clipPath id="a" transform="scale(.5)"><rect width="40" height="10"/></clipPath><path d="M0 0" clip-path="url(#a)"/>',
      /<clipPath> is not allowed/,
    ],
    [
      'a clip on what a style moves',
      '<clipPath id="a"><rect width="40" height="10"/></clipPath><g style="transform:scale(.5)"><path d="M0 0" clip-path="url(#a)"/></g>',
      /<clipPath> is not allowed/,
    ],
    [
      'a mask with a hole',
      '<mask id="a" maskUnits="userSpaceOnUse" x="0" y="0" width="40" height="10"><rect width="40" height="10" fill="white"/><circle r="5" fill="black"/></mask><path d="M0 0" mask="url(#a)"/>',
      /<mask> is not allowed/,
    ],
    ['a colour that is nowhere', '<path d="M0 0" fill="url(#gone)"/>', /A colour is none, currentColor/],
    [
      'a mask that hides something',
      '<mask id="a" maskUnits="userSpaceOnUse" x="0" y="0" width="40" height="10"><path d="M0 0H40V10H0Z" fill="#777"/></mask><g mask="url(#a)"><path d="M0 0"/></g>',
      /<mask> is not allowed/,
    ],
    ['markup in an attribute', '<path d="M0 0&quot;&gt;&lt;script&gt;"/>', /d=.* is not allowed/],
    ['a movement', '<path d="M0 0"><animate attributeName="d"/></path>', /<animate> is not allowed/],
    ['nothing', '', /Nothing is drawn/],
  ])('is refused with %s, and the message says what to do', (_, inner, message) => {
    expect(faultOf(readMark(svg(inner)))).toMatch(message);
  });

  it.each([
    ['is not whole', '<svg viewBox="0 0 1 1"><path', /no whole SVG/],
    ['is something else', '<html></html>', /no SVG, but perhaps a PNG/],
    ['is a picture', `\u2030PNG\r\n${'x'.repeat(longestMark)}`, /no SVG, but perhaps a PNG/],
    [
      'has an entity of its own',
      '<!DOCTYPE svg [<!ENTITY a "<b/>"><!ENTITY b "&b;&b;">]><svg viewBox="0 0 1 1"><path d="&b;"/></svg>',
      /no whole SVG/,
    ],
    ['does not say its size', '<svg><path d="M0 0"/></svg>', /viewBox="0 0 width height"/],
    ['has no height', '<svg viewBox="0 0 4 0"><path d="M0 0"/></svg>', /viewBox/],
    ['is too long', `<svg viewBox="0 0 1 1"><path d="M0 ${'0 '.repeat(longestMark)}"/></svg>`, /Simplify its paths/],
  ])('is refused where it %s', (_, text, message) => {
    expect(faultOf(readMark(text))).toMatch(message);
  });
});

describe('a logo on a dark ground', () => {
  const logo =
    '<g fill="#12372A"><path d="M0 0"></path></g><circle r="3" fill="#ffd24a" stroke="black"></circle><path d="M1 1" fill="none"></path>';
  const read = readMark(svg(logo));
  const drawn = 'drawn' in read ? read.drawn : undefined;

  it('loses the colours that are as dark, and leaves out what is not written to its end', () => {
    const typed = readMark(svg('<path d="M0 0" fill="rgb(18,55,)"/><path d="M0 0" fill="rgb(18,55,42)"/>'));
    expect('drawn' in typed && coloursLostOn('#0d1c33', typed.drawn)).toEqual(['rgb(18,55,42)']);
    expect(drawn && coloursLostOn('#0d1c33', drawn)).toEqual(['#12372A', 'black']);
    expect(drawn && coloursLostOn('#f6f1e4', drawn)).toEqual(['#ffd24a']);
  });

  it('shows them once they follow the text, and keeps the others', () => {
    const followed = drawn && followText(drawn, ['#12372A', 'black']);
    expect(markOf(readMark(followed ?? ''))?.shapes).toBe(
      logo.replace('#12372A', 'currentColor').replace('black', 'currentColor'),
    );
  });
});
