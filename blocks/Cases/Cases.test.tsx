import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { casesExamples } from './Cases.examples.ts';
import { cases } from './Cases.schema.ts';
import { Cases } from './Cases.tsx';

const htmlOf = (name: string) => renderToStaticMarkup(<Cases {...propsOf(casesExamples, name)} />);

describe('Cases', () => {
  it('makes each card one link that is called by the name of the case', () => {
    expect(htmlOf('four cases')).toMatch(/<a href="\/work\/hushmint"[^>]*>Hushmint<\/a>/);
    expect(htmlOf('four cases').match(/<a href="\/work\/hushmint"/g)).toHaveLength(1);
  });

  it('moves the asset of a drawing while its card is pointed at', () => {
    const { block, ...props } = propsOf(casesExamples, 'four cases');
    const items = block.items.map((item) => ({ ...item, image: { ...item.image, drawing: '/media/a.svg' } }));
    const html = renderToStaticMarkup(<Cases {...props} block={{ ...block, items }} />);
    expect(html.match(/<img src="\/media\/a\.svg\?moved#moved" alt="" loading="lazy"/g)).toHaveLength(items.length);
    expect(htmlOf('four cases')).not.toContain('#moved');
  });

  it('reserves the box of each picture before it loads and says what it shows', () => {
    const pictures = htmlOf('four cases').match(/<img [^>]*>/g) ?? [];
    expect(pictures).toHaveLength(4);
    for (const picture of pictures) expect(picture).toMatch(/alt="[^"]+" width="690" height="517"/);
  });

  it('leaves the common link and the kind of work out where the editor gave none', () => {
    expect(htmlOf('three cases without a common link')).not.toContain('href="/work"');
    expect(htmlOf('five cases, the longest words').match(/months/g)).toHaveLength(4);
  });

  it('refuses a seventh case: six are a wall, not a choice', () => {
    const block = propsOf(casesExamples, 'one case').block;
    const seven = Array.from({ length: 7 }, () => block.items[0]);
    expect(cases.safeParse({ ...block, items: seven }).success).toBe(false);
  });
});
