import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { productScreenExamples } from './ProductScreen.examples.ts';
import { ProductScreen } from './ProductScreen.tsx';

const render = (name: string) => renderToStaticMarkup(<ProductScreen {...propsOf(productScreenExamples, name)} />);

describe('ProductScreen', () => {
  it('is a figure with a caption, and its table is named by the heading within the screen', () => {
    const html = render('reconciliation');
    expect(html).toMatch(/<figure[^>]*>[\s\S]*<figcaption[^>]*>The public reconciliation page/);
    expect(html).toContain('<h3 id="example-screen"');
    expect(html).toMatch(/<table[^>]*aria-labelledby="example-screen"/);
  });

  it('is text and no picture, so that it can be read, copied and enlarged', () => {
    expect(render('reconciliation')).not.toMatch(/<img|<button|<a |style=/);
  });

  it('says to those who do not see the arrow which figure was before and which is after', () => {
    const text = render('reconciliation').replaceAll(/<[^>]+>/g, '');
    expect(text).toContain('Before: 38 minutes, two people');
    expect(text).toContain('After: none');
  });

  it('keeps its third column on a phone where a few letters hold it', () => {
    expect(render('reconciliation')).not.toContain('data-is-narrow');
    const props = propsOf(productScreenExamples, 'reconciliation');
    const rows = [{ name: 'Tidemark', value: '13 months', note: '14' }];
    const block = { ...props.block, columns: { name: 'Work', value: 'Promised', note: 'Took' }, rows };
    expect(renderToStaticMarkup(<ProductScreen {...props} block={block} />)).toContain('data-is-narrow="true"');
  });

  it('has no third column where nothing stands over it', () => {
    const html = render('two columns, long words');
    expect(html.match(/<th scope="col"/g)).toHaveLength(2);
    expect(html.match(/<td/g)).toHaveLength(2);
  });
});
