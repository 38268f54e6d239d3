import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { vacanciesExamples } from './Vacancies.examples.ts';
import { Vacancies } from './Vacancies.tsx';

const show = (name: string) => render(<Vacancies {...propsOf(vacanciesExamples, name)} />);

it('lists every post with its place, its kind of work, its pay and its last day, and leads to its page', () => {
  const { getAllByRole, getByRole } = show('two that are open');
  const [first, second] = getAllByRole('listitem').map(wordsOf);
  for (const fact of ['Rotterdam or remote', 'Full time', '€84,000 to €101,000 a year', 'until 31 January, 2027'])
    expect(first).toContain(fact);
  expect(second).toContain('£21 an hour');
  expect(second).not.toContain('until');
  expect(getByRole('link', { name: 'Senior Go engineer' }).getAttribute('href')).toBe('/careers/senior-go-engineer');
});

it('says so while none is open', () => {
  const { page, queryByRole } = show('none is open');
  expect(wordsOf(page)).toContain('No post is free at the moment.');
  expect(queryByRole('list')).toBeNull();
});
