import { describe, expect, it } from 'vitest';
import { examplePage, propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { faqExamples } from './Faq.examples.ts';
import { Faq } from './Faq.tsx';

const show = (name: string) => render(<Faq {...propsOf(faqExamples, name)} />);
const questionsIn = ({ getAllByRole }: ReturnType<typeof show>) => getAllByRole<HTMLDetailsElement>('group');

describe('Faq', () => {
  it('opens only the questions that the editor marked', () => {
    const { items } = propsOf(faqExamples, 'five questions, two open').block;
    const open = questionsIn(show('five questions, two open')).map((question) => question.open);
    expect(open).toEqual(items.map(({ isOpen }) => isOpen ?? false));
    expect(open.filter(Boolean)).toHaveLength(2);
  });

  it('lets each question open by itself: no two share a group', () => {
    const questions = questionsIn(show('five questions, two open'));
    expect(questions.map((question) => question.hasAttribute('name'))).not.toContain(true);
  });

  it('names an email address and the chat where the editor gave a contact line, and otherwise none', () => {
    const addresses = (name: string) =>
      show(name)
        .queryAllByRole('link')
        .filter((link) => link.getAttribute('href')?.startsWith('mailto:'));
    expect(addresses('five questions, two open').map(wordsOf)).toEqual([examplePage.site.email]);
    expect(addresses('one long question')).toEqual([]);
    const { messagingHref } = examplePage.site;
    expect(show('five questions, two open').getByRole('link', { name: 'Chat with us' })).toMatchObject({
      href: messagingHref,
    });
    expect(questionsIn(show('one long question'))).toHaveLength(1);
  });
});
