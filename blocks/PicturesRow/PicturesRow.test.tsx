import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { picturesRowExamples } from './PicturesRow.examples.ts';
import { PicturesRow } from './PicturesRow.tsx';

const html = renderToStaticMarkup(<PicturesRow {...propsOf(picturesRowExamples, 'three pictures')} />);

describe('PicturesRow', () => {
  it('says what each picture shows, and reserves its box before it loads', () => {
    const pictures = html.match(/<img [^>]*>/g) ?? [];
    expect(pictures).toHaveLength(3);
    for (const picture of pictures) expect(picture).toMatch(/alt="[^"]+" width="480" height="360"/);
  });

  it('leads on only where the editor said where', () => {
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/services/settlement',
      '/services/tokenised-assets',
    ]);
  });

  it('reads title and sentence before the picture', () => {
    expect(html.indexOf('Settlement in one step')).toBeLessThan(html.indexOf('<img'));
  });
});
