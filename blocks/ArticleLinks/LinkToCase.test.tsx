import { expect, it } from 'vitest';
import { articlePropsOf } from '../examples/articleContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { linkToCaseExamples } from './ArticleLinks.examples.ts';
import { LinkToCase } from './ArticleLinks.tsx';

const show = (name: string) => render(<LinkToCase {...articlePropsOf(linkToCaseExamples, name)} />);

it('takes name, label and picture from the case', () => {
  const { getByRole, getByText, page } = show('with picture and label');
  expect(getByText('Case: bridge and liquidity, 11 months')).toBeTruthy();
  expect(getByRole('heading', { level: 2, name: 'Causeway' })).toBeTruthy();
  expect(page.querySelector('img')?.src).toContain('case-causeway.svg');
});

it('names the case in its link, for people who hear only links', () => {
  const link = show('with picture and label').getByRole('link', { name: /^Read the case/ });
  expect(wordsOf(link)).toMatch(/^Read the case: Causeway/);
  expect(link.getAttribute('href')).toBe('/work/causeway');
});

it('leaves out what the case does not have', () => {
  const { getByRole, page } = show('a case of which only the name is known');
  expect(getByRole('heading')).toBeTruthy();
  expect(page.querySelector('img')).toBeNull();
  expect(wordsOf(page)).not.toContain('Case:');
});

it('names the page and the case where the case is not known', () => {
  const props = articlePropsOf(linkToCaseExamples, 'with picture and label');
  expect(() => render(<LinkToCase {...props} page={{ ...props.page, casesBySlug: {} }} />)).toThrow(
    'names the case "causeway"',
  );
});
