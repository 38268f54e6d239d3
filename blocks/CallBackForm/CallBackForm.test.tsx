import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { processingNote } from '@frontage/contract/contact/messages.ts';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { formIn } from '../testing/formIn.ts';
import { render, wordsOf } from '../testing/render.ts';
import { callBackFormExamples } from './CallBackForm.examples.ts';
import { CallBackForm } from './CallBackForm.tsx';

const { getByRole, page } = render(<CallBackForm {...propsOf(callBackFormExamples, 'two lines')} />);
const form = page.querySelector('form');
const asked = [...page.querySelectorAll<HTMLInputElement>('form input')].filter(({ type }) => type !== 'hidden');

describe('the request for a call back', () => {
  it('is a form of texts that a browser without script sends to its own call', () => {
    expect(form).toMatchObject({ method: 'post', enctype: 'application/x-www-form-urlencoded' });
    expect(form?.getAttribute('action')).toBe('/send-mail/call-back');
  });

  it('asks for a name, a number and a time of day, and for no address', () => {
    const names = new Set(asked.map(({ name }) => name));
    expect([...names]).toEqual(['fax_number', 'name', 'phone', 'callTime']);
    expect(asked.filter(({ required }) => required).map(({ name }) => name)).toEqual(['name', 'phone']);
    expect(page.querySelector('form textarea, form select')).toBeNull();
  });

  it('starts with any time of day, so that nobody has to choose', () => {
    expect(getByRole('radio', { checked: true })).toMatchObject({ value: 'Any time' });
  });

  it('says what pressing the button agrees to, and asks for no marketing where there is no address', () => {
    expect(formIn(page, 'call-back').valueOf('consentVersion')).toBe(processingNote.version);
    expect(wordsOf(form)).toContain('the processing of your personal data');
    expect(form?.innerHTML).not.toContain('marketing');
  });

  it('has a place for the error of each field, and a summary', () => {
    expect(page.querySelectorAll(`form [${formMarks.errorOf}]`)).toHaveLength(3);
    expect(page.querySelector(`form [${formMarks.summary}]`)).toBeTruthy();
  });
});
