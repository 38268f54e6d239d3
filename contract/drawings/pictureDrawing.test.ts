import { describe, expect, it } from 'vitest';
import { type Colours, paletteOf } from '../identity/palette.ts';
import { alignTo, pageFileOf, plainFileOf, readPictureDrawing, shapesOfPageFile } from './pictureDrawing.ts';
import type { Drawn } from './readShapes.ts';

function drawn(inner: string, width = 480): Drawn {
  const read = readPictureDrawing(`<svg viewBox="0 0 ${width} 360">${inner}</svg>`, usual);
  if ('fault' in read) throw new Error(read.fault);
  return read.drawn;
}

/** A house with the colours of the design. */
const usual = {};

const land = '<path fill="#ECE2CA" d="M-480 0H960V360H-480Z"/>';
const styleOf = (inner: string) => /<style>(.*)<\/style>/.exec(pageFileOf(drawn(inner), usual))?.[1] ?? '';

describe('a drawing of the picture library', () => {
  it('is rewritten from its shapes, and fills every box', () => {
    expect(plainFileOf(drawn('<title>x</title><rect id="a" width="4" height="4" fill="#0D1C33"/>'))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" preserveAspectRatio="xMidYMid slice"><rect width="4" height="4" fill="#0d1c33"></rect></svg>\n',
    );
  });

  it('is refused with an explanation where it has anything else in it', () => {
    const read = readPictureDrawing('<svg viewBox="0 0 1 1"><script>run()</script></svg>');
    expect(read).toEqual({ fault: expect.stringMatching(/^<script> is not allowed in a drawing\. Shapes can: path/) });
  });

  it('may be longer than a logo', () => {
    const path = `M0 0${'L1 1'.repeat(10_000)}`;
    expect(drawn(`<path d="${path}"/>`).shapes).toHaveLength(1);
    expect(readPictureDrawing(`<svg viewBox="0 0 1 1"><path d="${path.repeat(6)}"/></svg>`)).toEqual({
      fault: expect.stringMatching(/Simplify its paths/),
    });
  });

  it.each([
    [{ x: 10, y: 90 }, 'xMinYMax'],
    [{ x: 50, y: 34 }, 'xMidYMid'],
    [{ x: 70, y: 20 }, 'xMaxYMin'],
  ])('keeps its focal point %j in view', (focalPoint, alignment) => {
    const file = alignTo(pageFileOf(drawn(land), usual), focalPoint);
    expect(file).toContain(`preserveAspectRatio="${alignment} slice"`);
    expect(alignTo(file, { x: 50, y: 50 })).toBe(pageFileOf(drawn(land), usual));
  });
});

describe('with the dark theme', () => {
  it('colours of the site take their dark forms, on every light ground', () => {
    const style = styleOf(
      `${land}<g stroke="#0D1C33" fill="#F6F1E4"><circle r="4"/></g><circle r="1" fill="#C8005A"/>`,
    );
    expect(style).toMatch(/^@media \(prefers-color-scheme:dark\)\{/);
    expect(style).toContain('[fill="#ece2ca"]{fill:#1c2230}');
    expect(style).toContain('[stroke="#0d1c33"]{stroke:#f4eedf}');
    expect(style).toContain('[fill="#f6f1e4"]{fill:#0c1626}');
    expect(style).toContain('[fill="#c8005a"]{fill:#ff5f9e}');
  });

  it('cream words on a shape of ink change with the shape', () => {
    const style = styleOf(`${land}<rect width="9" height="9" fill="#0D1C33"/><circle r="1" fill="#F4EEDF"/>`);
    expect(style).toContain('[fill="#0d1c33"]{fill:#f4eedf}');
    expect(style).toContain('[fill="#f4eedf"]{fill:#0c1626}');
  });

  it('a ground of ink becomes darker, and what is written on it stays', () => {
    const style = styleOf('<rect width="480" height="360" fill="#0D1C33"/><circle r="1" fill="#F4EEDF"/>');
    expect(style).toBe(
      '@media (prefers-color-scheme:dark){[fill="#0d1c33"]{fill:#050b15}[stroke="#0d1c33"]{stroke:#050b15}}',
    );
  });

  it('lines without a ground stay readable on the page', () => {
    expect(styleOf('<path d="M0 0H9" stroke="#0D1C33"/>')).toContain('{stroke:#f4eedf}');
  });

  it.each([
    ['of a colour of its own', '<rect width="480" height="360" fill="#FFFFFF"/>'],
    ['in a group that says its colour', '<g fill="#00aa00"><path d="M0 0H480V360H0Z"/></g>'],
  ])('a drawing on a ground %s stays as it is', (_, ground) => {
    expect(styleOf(`${ground}<circle r="1" fill="#0D1C33"/>`)).toBe('');
  });
});

describe('where the house has its own colours', () => {
  const colours = { ink: '#12372a', accent: '#d9480f' };
  const { paper, root } = paletteOf(colours);
  const inHouse = (inner: string) => {
    const read = readPictureDrawing(`<svg viewBox="0 0 480 360">${inner}</svg>`, colours);
    if ('fault' in read) throw new Error(read.fault);
    return pageFileOf(read.drawn, colours);
  };

  it('a drawing in the colours of the design takes them, with both themes', () => {
    const file = inHouse(
      '<rect width="480" height="360" fill="#D3E3E8"/><path stroke="#0D1C33" d="M0 0H9"/><circle r="1" fill="#C8005A"/>',
    );
    for (const colour of ['#d3e3e8', '#0d1c33', '#c8005a', '#ff5f9e']) expect(file).not.toContain(colour);
    for (const [light, dark] of [root['ground-water'], paper.accent])
      expect(file).toContain(`[fill="${light}"]{fill:${dark}}`);
    expect(file).toContain('stroke="#12372a"');
    expect(file).toContain('[fill="#d9480f"]{animation:var(--rise)}');
  });

  it('a drawing in the colours of the house takes their dark forms', () => {
    const file = inHouse('<path stroke="#12372A" d="M0 0H9"/><circle r="1" fill="#D9480F"/>');
    expect(file).toContain(`[stroke="#12372a"]{stroke:${paper.text[1]}}`);
    expect(file).toContain(`[fill="#d9480f"]{fill:${paper.accent[1]}}`);
  });

  it.each([
    ['a ground', '<path fill="#ECE2CA" d="M-480 0H960V360H-480Z"/>'],
    ['none', '<rect x="9" y="9" width="99" height="99" fill="#F6F1E4"/>'],
  ])('a drawing with %s takes other colours later, and those of the design back again', (_, first) => {
    const svg = `<svg viewBox="0 0 480 360">${first}<path stroke="#0D1C33" d="M0 0H9"/><g class="label"><path d="M0 0H2"/></g><rect x="1" y="1" width="9" height="9" fill="#C8005A"/></svg>`;
    const fileIn = (file: string, now: Colours, before?: Colours) => {
      const read = readPictureDrawing(file, now, before);
      if ('fault' in read) throw new Error(read.fault);
      return pageFileOf(read.drawn, now);
    };
    const yellow = { ground: '#ffffff', ink: '#12372a', accent: '#ffd24a' };
    const designed = fileIn(svg, {});
    const turned = fileIn(shapesOfPageFile(designed), yellow, {});
    expect(turned).toBe(fileIn(svg, yellow));
    expect(turned, 'an edge of ink').toContain('<rect stroke="#12372a" stroke-width="1.5" x="1"');
    expect(fileIn(shapesOfPageFile(turned), {}, yellow)).toBe(designed);
  });

  it('any other colour stays as it is', () => {
    expect(inHouse('<circle r="1" fill="#00AA00"/>')).toContain('<circle r="1" fill="#00aa00">');
  });
});

describe('where land lies around it', () => {
  it('a drawing on land is on paper for a page that asks for that', () => {
    const file = pageFileOf(drawn(land), usual);
    expect(file).toContain('#paper:target~.all>[fill="#ece2ca"]{fill:#f6f1e4}');
    expect(file).toMatch(/<g id="paper"><\/g>.*<path fill="#ece2ca"/);
  });

  it('a drawing on another ground keeps it', () => {
    expect(pageFileOf(drawn(land.replace('#ECE2CA', '#D3E3E8')), usual)).not.toContain('paper');
  });
});

describe('pointed at', () => {
  it('the asset of a drawing moves for a page that asks for that, unless motion is reduced', () => {
    const file = pageFileOf(drawn(`${land}<g fill="#C8005A"><rect width="9" height="9"/></g>`), usual);
    expect(file).toMatch(
      /@media \(prefers-reduced-motion:no-preference\)\{#moved:target~\.all\{--rise:rise [^}]*\}\[fill="#c8005a"\]\{animation:/,
    );
    expect(file).toMatch(/<g id="moved"><\/g>.*<g fill="#c8005a">/);
  });

  it('a drawing without an asset has nothing that moves', () => {
    expect(pageFileOf(drawn(land), usual)).not.toContain('moved');
  });
});

describe('from edge to edge', () => {
  it('a drawing is shown whole for a page that asks for that, its ground at either side', () => {
    const file = pageFileOf(drawn(land), usual);
    expect(file).toContain('<view id="wide" preserveAspectRatio="xMidYMid meet"></view>');
    expect(file).toContain('<rect x="-4800" y="-720" width="10080" height="1800" fill="#ece2ca"></rect><path');
  });

  it('a drawing is shown with what lies beyond its box for a place without an edge, its labels at their size', () => {
    const file = pageFileOf(drawn(`${land}<path class="label" d="M0 0H9"/>`), usual);
    expect(file).toContain(
      '<view id="open" viewBox="-1920 -720 4320 1800" preserveAspectRatio="xMidYMid meet"></view>',
    );
    expect(file).toContain('#open:target~.all{--unit:calc(100vw/4320)}');
    // 280 px of the drawing itself.
    expect(file).toContain('@media (max-width:2519px){#open:target~.all{--most:0}}');
  });

  it('lines keep their weight where the drawing says so', () => {
    const line = '<path d="M0 0H9" stroke="#0D1C33" vector-effect="non-scaling-stroke"/>';
    expect(pageFileOf(drawn(line), usual)).toContain('vector-effect="non-scaling-stroke"');
  });

  it('a drawing without a ground shows the page behind it', () => {
    expect(pageFileOf(drawn('<circle r="1"/>'), usual)).not.toContain('<rect');
  });

  it('labels are sized by its height', () => {
    const style = styleOf('<path class="label" d="M0 0H9"/>');
    expect(style).toContain('#wide:target~.all{--unit:calc(100vh/360)}');
  });
});

describe('labels', () => {
  const label = '<path class="label end" d="M0 0H9"/>';

  it('keep their size at any size of the picture, and are hidden where it is too small for them', () => {
    const style = styleOf(`<rect width="480" height="360" fill="#FFFFFF"/>${label}`);
    expect(style).toContain('.all{--unit:calc(100vw/480)}');
    expect(style).toContain('.label{transform:scale(min(var(--most,1.5),tan(atan2(1px,var(--unit)))))}');
    expect(style).toContain('@media (max-width:279px){.label{display:none}}');
  });

  it('of a chart are never enlarged, as it has no room for that', () => {
    expect(pageFileOf(drawn(label, 1000), usual)).toContain('.label{transform:scale(min(var(--most,1),');
  });

  it('keep their class, and no other class is kept', () => {
    expect(plainFileOf(drawn(`${label}<path class="st0" d="M0 0"/>`))).toContain(
      '<path class="label end" d="M0 0H9"></path><path d="M0 0"></path>',
    );
  });
});

describe('a scene, drawn for the whole page', () => {
  const read = (inner: string, box = '0 0 1440 400') => {
    const shapes = readPictureDrawing(`<svg viewBox="${box}">${inner}</svg>`, usual);
    if ('fault' in shapes) throw new Error(shapes.fault);
    return shapes.drawn;
  };
  const way =
    '<g transform="translate(9 9)"><path class="way" d="M-9 0H0"/><rect width="4" height="4" fill="#C8005A"/></g>';

  it('lets its asset arrive along its way across the page, unless less motion is asked for', () => {
    const file = pageFileOf(read(way), usual);
    expect(file).toContain(
      '@media (prefers-reduced-motion:no-preference){#wide:target~.all{--way:path("M-9 0H0");--arrive:arrive',
    );
    expect(file).toContain('.way{display:none}');
    expect(plainFileOf(read(way))).not.toContain('M-9');
  });

  it('is drawn as often as the screen while it moves, and holds nothing for that if it does not', () => {
    expect(pageFileOf(read(way), usual)).toMatch(/<set [^>]*begin="indefinite"/);
    expect(pageFileOf(read('<path d="M0 0H9"/>'), usual)).not.toContain('<set');
  });

  it('keeps its lines as strong as they are, and its labels at their size, at any width of the page', () => {
    const file = pageFileOf(read('<path class="label" d="M0 0H9"/>'), usual);
    expect(file).toContain('#wide:target~.all{--line:non-scaling-stroke}');
    expect(file).toContain('#wide:target~.all{--unit:calc(100vh/400);--most:2}');
  });

  it('shows a label only at the widths that it names', () => {
    const labels = '<path class="label end from-1024" d="M0 0H9"/><path class="label to-1024" d="M0 0H9"/>';
    const file = pageFileOf(read(labels), usual);
    expect(file).toContain('@media (max-width:1023px){.from-1024{display:none}}');
    expect(file).toContain('@media (min-width:1024px){.to-1024{display:none}}');
  });

  it('begins at the left end where it is upright', () => {
    const start = '<view id="start" preserveAspectRatio="xMinYMid meet"></view>';
    expect(pageFileOf(read(way, '0 0 390 432'), usual)).toContain(start);
    expect(pageFileOf(read(way), usual)).not.toContain(start);
  });
});
