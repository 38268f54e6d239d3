import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { workPicturesExamples } from './WorkPictures.examples.ts';
import { WorkPictures } from './WorkPictures.tsx';

const render = (name: string) => renderToStaticMarkup(<WorkPictures {...propsOf(workPicturesExamples, name)} />);

describe('WorkPictures', () => {
  it('leads to each case by one link with its name, in the order that the editor gave', () => {
    const links = [...render('four cases').matchAll(/<a href="(\/work\/[^"]+)"[^>]*>([^<]+)</g)].map(
      ([, href]) => href,
    );
    expect(links).toEqual(['/work/causeway', '/work/tidemark', '/work/hushmint', '/work/opaline']);
  });

  it('takes the words below a picture from the card of the case', () => {
    expect(render('four cases')).toContain('the two totals differed for zero blocks');
    expect(render('four cases')).toContain('Bridge and liquidity, 11 months');
  });

  it('draws the first across the viewport, and shows its picture where no drawing was chosen', () => {
    expect(render('four cases').match(/<img /g)).toHaveLength(3);
    expect(render('two cases, the first by the picture of its card').match(/<img /g)).toHaveLength(2);
  });

  it('stands without pictures where the cards have none', () => {
    expect(render('a case without a picture or words of its own')).not.toContain('<img');
  });

  it('leaves nothing behind where none of its cases is published', () => {
    const props = propsOf(workPicturesExamples, 'four cases');
    expect(renderToStaticMarkup(<WorkPictures {...props} page={{ ...props.page, casesBySlug: {} }} />)).toBe('');
  });
});
