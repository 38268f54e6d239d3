import { expect, it } from 'vitest';
import { articlePropsOf } from '../examples/articleContext.ts';
import { render } from '../testing/render.ts';
import { faqExamples } from './Faq.examples.ts';
import { FaqInArticle } from './Faq.tsx';

const shown = render(<FaqInArticle {...articlePropsOf(faqExamples, 'five questions, two open')} />);

it('has a heading that the contents of the article can link to', () => {
  expect(shown.getByRole('heading', { level: 2 }).id).toBe('asked-before-signing');
});

it('lets each question open by itself', () => {
  const questions = shown.getAllByRole<HTMLDetailsElement>('group');
  expect(questions.filter(({ open }) => open)).toHaveLength(2);
  expect(questions.map((question) => question.hasAttribute('name'))).not.toContain(true);
});
