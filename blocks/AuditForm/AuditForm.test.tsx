import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render } from '../testing/render.ts';
import { auditFormExamples } from './AuditForm.examples.ts';
import { AuditForm } from './AuditForm.tsx';

const show = (name = 'a contract in Cadence') => render(<AuditForm {...propsOf(auditFormExamples, name)} />).page;
const askedIn = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLInputElement>('form input, form textarea')].filter(({ type }) => type !== 'hidden');

describe('the request for an audit', () => {
  it('is a form with files that a browser without script sends to the call for audits', () => {
    const form = show().querySelector('form');
    expect(form).toMatchObject({ method: 'post', enctype: 'multipart/form-data' });
    expect(form?.getAttribute('action')).toBe('/send-mail/smart-contract-audit');
  });

  it('asks for what R45 names, and requires only five of it', () => {
    const asked = askedIn(show());
    expect(asked.map(({ name }) => name)).toEqual([
      'fax_number',
      'repository',
      'network',
      'language',
      'linesOfCode',
      'deadline',
      'name',
      'email',
      'company',
      'phone',
      'message',
      'file',
    ]);
    expect(asked.filter(({ required }) => required)).toHaveLength(5);
  });

  it('has a place for the error of each field, and a summary', () => {
    const page = show();
    expect(page.querySelectorAll(`form [${formMarks.errorOf}]`)).toHaveLength(11);
    expect(page.querySelector(`form [${formMarks.summary}]`)).toBeTruthy();
  });

  it('shows an unticked box for marketing emails only where the page asks for one', () => {
    expect(askedIn(show()).filter(({ type }) => type === 'checkbox')).toEqual([]);
    const [box] = askedIn(show('long words, a box to tick, no facts')).filter(({ type }) => type === 'checkbox');
    expect(box).toMatchObject({ name: 'marketingConsent', checked: false });
    expect(box?.hasAttribute('data-unkept')).toBe(true);
  });
});
