import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { headDescriptionExamples } from './HeadDescription.examples.ts';
import { headDescription } from './HeadDescription.schema.ts';
import { HeadDescription } from './HeadDescription.tsx';

const props = propsOf(headDescriptionExamples, 'a bridge in four facts');

describe('HeadDescription', () => {
  it('is the title of the page and names its section', () => {
    const html = renderToStaticMarkup(<HeadDescription {...props} />);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<section [^>]*aria-labelledby="example-heading"/);
  });

  it('pairs each fact with its label for those who listen', () => {
    const html = renderToStaticMarkup(<HeadDescription {...props} />);
    expect(html).toMatch(/<dt[^>]*>Client<\/dt><dd>Larkspur Exchange, Rotterdam<\/dd>/);
    expect(html.match(/<dt/g)).toHaveLength(4);
  });

  it('refuses a case without a fact', () => {
    expect(headDescription.safeParse({ ...props.block, facts: [] }).success).toBe(false);
  });
});
