import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { workPicturesExamples } from './CaseLists.examples.ts';
import { WorkPictures } from './CaseLists.tsx';

const show = (name: string) => render(<WorkPictures {...propsOf(workPicturesExamples, name)} />);
const picturesIn = (name: string) => show(name).page.querySelectorAll('img');

describe('WorkPictures', () => {
  it('links to each case with one link that has its name, in the editor’s order', () => {
    const links = show('four cases').getAllByRole('link');
    const hrefs = links.map((link) => link.getAttribute('href')).filter((href) => href?.startsWith('/work/'));
    expect(hrefs).toEqual(['/work/causeway', '/work/tidemark', '/work/hushmint', '/work/opaline']);
    for (const link of links) expect(wordsOf(link)).not.toBe('');
  });

  it('takes the words below a picture from the card of the case', () => {
    const words = wordsOf(show('four cases').page);
    expect(words).toContain('the two totals differed for zero blocks');
    expect(words).toContain('Bridge and liquidity, 11 months');
  });

  it('shows the first across the viewport, drawn, or as its picture where no drawing was chosen', () => {
    const sourceOf = (name: string) => picturesIn(name)[0]?.getAttribute('src');
    expect(picturesIn('four cases')).toHaveLength(4);
    expect(sourceOf('four cases')).toBe('/gallery/picture/work-crossing.svg#wide');
    expect(picturesIn('four cases')[0]?.getAttribute('loading')).toBe('lazy');
    expect(sourceOf('two cases, the first by the picture of its card')).toBe('/gallery/picture/case-tidemark.svg');
  });

  it('has no pictures where the cards have none', () => {
    const name = 'a case without a picture or words of its own';
    expect(show(name).getAllByRole('link').length).toBeGreaterThan(0);
    expect(picturesIn(name)).toHaveLength(0);
  });

  it('renders nothing where none of its cases is published', () => {
    const props = propsOf(workPicturesExamples, 'four cases');
    const { page } = render(<WorkPictures {...props} page={{ ...props.page, casesBySlug: {} }} />);
    expect(page.innerHTML).toBe('');
  });
});
