import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { articlePropsOf } from '../examples/articleContext.ts';
import { linkToCaseExamples } from './LinkToCase.examples.ts';
import { LinkToCase } from './LinkToCase.tsx';

const render = (name: string) => renderToStaticMarkup(<LinkToCase {...articlePropsOf(linkToCaseExamples, name)} />);

it('takes name, label and picture from the case', () => {
  const html = render('with picture and label');
  expect(html).toContain('Case: bridge and liquidity, 11 months');
  expect(html).toContain('>Causeway</h2>');
  expect(html).toContain('case-causeway.svg');
});

it('names the case in its link, for those who hear links alone', () => {
  expect(render('with picture and label')).toMatch(/href="\/work\/causeway"[^>]*>Read the case<span[^>]*>: Causeway/);
});

it('does without what the case does not have', () => {
  const html = render('a case of which only the name is known');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('Case:');
});

it('names the page and the case where nothing is known of it', () => {
  const props = articlePropsOf(linkToCaseExamples, 'with picture and label');
  expect(() => renderToStaticMarkup(<LinkToCase {...props} page={{ ...props.page, casesBySlug: {} }} />)).toThrow(
    'names the case "causeway"',
  );
});
