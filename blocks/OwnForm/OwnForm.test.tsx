import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { formIn } from '../testing/formIn.ts';
import { render, wordsOf } from '../testing/render.ts';
import { ownFormExamples } from './OwnForm.examples.ts';
import { OwnForm } from './OwnForm.tsx';

const props = propsOf(ownFormExamples, 'beside its heading');
const { getByLabelText, getByRole, page } = render(<OwnForm {...props} />);
const form = formIn(page, 'example-fair');

describe('a form of an owner’s questions', () => {
  it('is sent by a browser without script, with the version of its questions', () => {
    const drawn = page.querySelector('form');
    expect(drawn).toMatchObject({ method: 'post', enctype: 'multipart/form-data' });
    expect(drawn?.getAttribute('action')).toBe('/send-mail');
    expect(form.valueOf('formVersion')).toBe('v-000000000000');
  });

  it('asks each question by its label, under its id', () => {
    expect(getByLabelText('Your name')).toMatchObject({ name: 'name', required: true });
    expect(getByLabelText('Budget, in dollars')).toMatchObject({ name: 'budget', inputMode: 'decimal' });
    expect(getByRole('radio', { name: 'Thursday' })).toMatchObject({ name: 'day', value: 'thursday' });
    expect(getByRole('checkbox', { name: 'Bridges' })).toMatchObject({ name: 'topics', value: 'bridges' });
    expect(getByLabelText('Tell me about next year’s fair')).toMatchObject({ name: 'news', value: 'yes' });
  });

  it('says without script when a question is meant, and never has the browser require that one', () => {
    const question = page.querySelector('[data-question="other-topic"]');
    expect(wordsOf(question)).toContain('Only if you chose “Something else” for “Topics”.');
    expect(question?.querySelector('input')?.required).toBe(false);
    expect(question?.hasAttribute('data-asked')).toBe(false);
  });

  it('has a place for the fault of each question, a summary, and a thank-you that is hidden at first', () => {
    expect(page.querySelectorAll(`form [${formMarks.errorOf}]`)).toHaveLength(8);
    expect(page.querySelector(`form [${formMarks.summary}]`)).toBeTruthy();
    expect(page.querySelector<HTMLElement>(`[${formMarks.thanks}]`)?.hidden).toBe(true);
  });

  it('is not on the page once the form is gone', () => {
    expect(render(<OwnForm {...props} page={{ ...props.page, ownForms: {} }} />).page.textContent).toBe('');
  });
});
