import { consentNote } from '@frontage/contract/contact/messages.ts';
import type { FormAnswer } from '@frontage/contract/visit.ts';
import { siteTexts } from '@frontage/contract/words/siteTexts.ts';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { formIn } from '../testing/formIn.ts';
import { render } from '../testing/render.ts';
import { contactFormExamples } from './FormBlock.examples.ts';
import { FormBlock } from './FormBlock.tsx';

const message = 'This field needs another word';
const notice = { title: 'This did not reach us', text: 'Send it again in a minute.' };

describe('a contact form that is shown again', () => {
  const formWith = (example: string, changes: Partial<FormAnswer>) => {
    const props = propsOf(contactFormExamples, example);
    const form: FormAnswer = { formId: 'contact', typed: {}, errors: [], filesLost: [], ...changes };
    return formIn(render(<FormBlock {...props} page={{ ...props.page, visit: { form } }} />).page, 'contact');
  };

  it('keeps a consent box ticked, and never ticks it for a visitor', () => {
    const withBox = 'the contact form, with surname and consent, without facts and file';
    expect(formWith(withBox, { typed: { marketing_consent: ['true'] } }).chosen('marketing_consent')).toEqual(['true']);
    expect(formWith(withBox, { typed: { name: ['Ada'] } }).chosen('marketing_consent')).toEqual([]);
  });

  it('says at each field that had a file, and at no other, that it must be chosen again', () => {
    const form = formWith('for a scholarship, with proof and essay', {
      errors: [{ name: 'email', message }],
      filesLost: ['essay'],
    });
    expect(form.errorAt('essay')).toMatch(/^Choose your file again/);
    expect(form.errorAt('proof')).toBeUndefined();
    expect(form.summary?.links.map(({ text }) => text)).toEqual([message]);
  });

  it('says at a file what is wrong with it, and leads there', () => {
    const form = formWith('the contact form, with facts and a file', {
      errors: [{ name: 'file', message }],
      filesLost: ['file'],
    });
    expect(form.errorAt('file')).toBe(message);
    expect(form.summary?.links[0]?.leadsTo).toMatchObject({ type: 'file', name: 'file' });
  });

  it('says above the fields what is wrong with a field that its editor did not ask for', () => {
    const form = formWith('for a scholarship, with proof and essay', { errors: [{ name: 'file', message }], notice });
    expect(form.summary).toBeUndefined();
    expect(form.notice).toMatchObject(notice);
  });

  it('says at the country what is wrong with it', () => {
    const form = formWith('the contact form, with facts and a file', { errors: [{ name: 'country', message }] });
    expect(form.errorAt('country')).toBe(message);
    expect(form.isInvalid('country')).toBe(true);
  });

  it('says above the fields that it was sent before, and keeps what was typed', () => {
    const repeated = { title: siteTexts.duplicateTitle, text: siteTexts.duplicateText };
    const form = formWith('the contact form, with facts and a file', {
      typed: { message: ['Twice'] },
      code: 'duplicate',
      notice: repeated,
    });
    expect(form.notice).toMatchObject(repeated);
    expect(form.valueOf('message')).toBe('Twice');
  });

  it('counts several faults in words and keeps their order', () => {
    const names = ['name', 'email', 'message'];
    const form = formWith('the contact form, with facts and a file', {
      errors: names.map((name) => ({ name, message: `${name}!` })),
    });
    expect(form.summary?.title).toBe('Three fields need another look');
    expect(form.summary?.links.map(({ text }) => text)).toEqual(['name!', 'email!', 'message!']);
  });

  it('has its own token and version of the note, whatever was sent back with it', () => {
    const typed = { consentVersion: ['1999-01-01'], formToken: ['stale'], formId: ['contact'] };
    const form = formWith('the contact form, with facts and a file', { typed });
    expect(form.valueOf('consentVersion')).toBe(consentNote.version);
    expect(form.valueOf('formToken')).toBe('example-token');
  });
});
