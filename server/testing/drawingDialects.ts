import fc from 'fast-check';

const colour = fc.constantFrom('#ffffff', '#C8005A', '#0d1c33', '#00aa00', 'rgb(10, 20, 250)');
const place = fc.integer({ min: 0, max: 30 });

/** The same square, as design tools say it. */
const square = fc
  .record({ colour, x: place, y: place, size: fc.integer({ min: 4, max: 20 }) })
  .chain((one) =>
    fc
      .constantFrom('attribute', 'style', 'class', 'symbol', 'gradient', 'clip', 'mask')
      .map((tool) => ({ ...one, tool })),
  );

/** An SVG as Illustrator, Figma, Sketch, Inkscape and Affinity write one: colours and repetitions in their ways. */
export const drawingDialects: fc.Arbitrary<string> = fc.array(square, { minLength: 1, maxLength: 4 }).map((squares) => {
  const styles: string[] = [];
  const defs: string[] = [];
  const shapes = squares.map(({ colour: fill, size, tool, x, y }, index) => {
    const box = `x="${x}" y="${y}" width="${size}" height="${size}"`;
    switch (tool) {
      case 'style':
        return `<rect ${box} style="fill:${fill};stroke:none;-inkscape-stroke:none;font-size:12px"/>`;
      case 'class':
        styles.push(`.st${index}, .cls-${index} { fill: ${fill}; enable-background:new; }`);
        return `<rect ${box} class="st${index}"/>`;
      case 'symbol':
        defs.push(`<rect id="SVGID_${index}_" width="${size}" height="${size}"/>`);
        return `<use xlink:href="#SVGID_${index}_" x="${x}" y="${y}" fill="${fill}" overflow="visible"/>`;
      case 'gradient':
        defs.push(
          `<linearGradient id="base_${index}"><stop offset="0" style="stop-color:${fill}"/><stop offset="100%" stop-color="#fff"/></linearGradient><linearGradient id="paint${index}_linear" xlink:href="#base_${index}" gradientUnits="userSpaceOnUse" x1="0" x2="40"/>`,
        );
        return `<rect ${box} fill="url(#paint${index}_linear)"/>`;
      case 'clip':
        defs.push(`<clipPath id="clip${index}"><rect ${box}/></clipPath>`);
        return `<g clip-path="url(#clip${index})"><rect width="40" height="40" fill="${fill}"/></g>`;
      case 'mask':
        return `<mask id="mask-${index}" fill="white"><rect ${box}/></mask><rect width="40" height="40" fill="${fill}" mask="url(#mask-${index})"/>`;
      default:
        return `<rect ${box} fill="${fill}" data-name="Square" inkscape:label="Square"/>`;
    }
  });
  const style = styles.length > 0 ? `<style type="text/css">${styles.join('\n')}</style>` : '';
  return `<?xml version="1.0" encoding="utf-8"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" version="1.1" viewBox="0 0 40 40" xml:space="preserve">${style}<defs>${defs.join('')}</defs>${shapes.join('')}</svg>`;
});
