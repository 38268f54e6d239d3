import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { customerInfoExamples } from './CustomerInfo.examples.ts';
import { CustomerInfo } from './CustomerInfo.tsx';

const htmlOf = (name: string) => renderToStaticMarkup(<CustomerInfo {...propsOf(customerInfoExamples, name)} />);

describe('CustomerInfo', () => {
  it('says whose words they are, as the caption of the quote', () => {
    expect(htmlOf('an exchange')).toMatch(
      /<figure[^>]*><blockquote[^>]*><p>They drew.*<\/blockquote><figcaption[^>]*>.*Jonas Verhagen.*<\/figcaption><\/figure>/,
    );
  });

  it('leaves facts and portrait out where the editor gave none', () => {
    expect(htmlOf('an exchange')).not.toContain('<img');
    expect(htmlOf('with a portrait and without facts')).not.toContain('<dl');
  });

  it('cuts a portrait to a square', () => {
    expect(htmlOf('with a portrait and without facts')).toMatch(/<img [^>]*width="120" height="120"/);
  });
});
