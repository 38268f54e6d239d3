import { describe, expect, it } from 'vitest';
import { safeSvg } from './safeSvg.ts';

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;

describe('an SVG that is drawn once as a picture', () => {
  it('keeps filters, patterns and embedded pictures as they are', () => {
    const inner =
      '<filter id="f"><feGaussianBlur stdDeviation="2"></feGaussianBlur></filter><rect width="9" filter="url(#f)" style="mix-blend-mode:multiply"></rect><image href="data:image/png;base64,AAAA"></image>';
    expect(safeSvg(svg(inner))).toContain(inner);
  });

  it('loses the notes of drawing programs', () => {
    expect(safeSvg(svg('<title>x</title><metadata><rdf:RDF/></metadata><g inkscape:label="Layer"/>'))).toMatch(
      /><g><\/g><\/svg>$/,
    );
  });

  it.each([
    ['runs', '<script>run()</script>'],
    ['runs on an event', '<rect onload="run()"/>'],
    ['shows a page', '<foreignObject><p>x</p></foreignObject>'],
    ['shows another file', '<image href="file:///etc/passwd"/>'],
    ['shows another address', '<image xlink:href="https://x.example/a.png"/>'],
    ['repeats another file', '<use href="other.svg#a"/>'],
    ['shows a file by a filter', '<filter><feImage href="/etc/passwd"/></filter>'],
    ['loads a style', '<style>@import "https://x.example/a.css";</style>'],
    ['names a file in a style', '<rect style="fill:url(https://x.example/a.svg#b)"/>'],
    ['hides an address in a style', '<rect style="fill:u\\72l(https://x.example)"/>'],
    ['moves', '<rect><animate attributeName="x"/></rect>'],
    ['has text in a font of its own', '<text>Quay</text>'],
    ['is nested deeper than any drawing', '<g>'.repeat(200) + '</g>'.repeat(200)],
    ['has more elements than any drawing', '<g/>'.repeat(20_001)],
  ])('is refused where it %s', (_, inner) => {
    expect(safeSvg(svg(inner))).toBeUndefined();
  });
});
