import { eventField, formMarks, hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { consentNote, processingNote } from '@frontage/contract/contact/messages.ts';
import { describe, expect, it } from 'vitest';
import { examplePage, propsOf } from '../examples/pageContext.ts';
import { readLook } from '../form/formLook.ts';
import { formIn } from '../testing/formIn.ts';
import { render, wordsOf } from '../testing/render.ts';
import { contactFormExamples } from './FormBlock.examples.ts';
import { FormBlock } from './FormBlock.tsx';

const shownAs = (name: string) => render(<FormBlock {...propsOf(contactFormExamples, name)} />).page;
const plain = () => formIn(shownAs('the contact form, with facts and a file'), 'contact');
const full = () => formIn(shownAs('the contact form, with surname and consent, without facts and file'), 'contact');

describe('the contact form without script', () => {
  it('is a real form that is sent to the server and returns to its own place', () => {
    const form = shownAs('the contact form, with facts and a file').querySelector('form');
    expect(form).toMatchObject({ method: 'post', enctype: 'multipart/form-data' });
    expect(form?.getAttribute('action')).toBe('/send-mail');
  });

  it("leaves checking to the server, because the browser's messages would hide its words", () => {
    expect(shownAs('the contact form, with facts and a file').querySelector('form')?.noValidate).toBe(true);
  });

  it('says for which event it reserves a seat, and nothing where it reserves none', () => {
    const [event] = examplePage.events;
    const props = propsOf(contactFormExamples, 'the contact form, with facts and a file');
    const { page } = render(<FormBlock {...props} block={{ ...props.block, eventSlug: event?.slug }} />);
    expect(formIn(page, 'contact').controls(eventField)).toMatchObject([{ type: 'hidden', value: event?.slug }]);
    expect(plain().controls(eventField)).toEqual([]);
  });

  it.each(Object.values(hiddenFields))('carries %s for the server', (name) => {
    expect(plain().controls(name)[0]?.type).toBe('hidden');
  });

  it.each(['name', 'email', 'company', 'phone', 'country', 'message', 'file'])(
    'has a hidden place for the error of %s',
    (name) => {
      const place = shownAs('the contact form, with facts and a file').querySelector<HTMLElement>(
        `[${formMarks.errorOf}="${name}"]`,
      );
      expect(place?.hidden).toBe(true);
    },
  );

  it('has a hidden summary and a hidden notice, each with a heading', () => {
    const page = shownAs('the contact form, with facts and a file');
    const partsOf = (mark: string) => {
      const place = page.querySelector<HTMLElement>(`[${mark}]`);
      return [place?.hidden, ...[...(place?.children ?? [])].map((part) => part.localName + part.textContent)];
    };
    expect(partsOf(formMarks.summary)).toEqual([true, 'h3…', 'ul']);
    expect(partsOf(formMarks.notice)).toEqual([true, 'h3…', 'p']);
  });

  it('offers every country, and a way to name none', () => {
    const options = [
      ...(shownAs('the contact form, with facts and a file').querySelector('select')?.options ?? []),
    ].map(wordsOf);
    expect(options).toHaveLength(245);
    expect(options).toContain('Not specified');
  });

  it('hides the honeypot from people: no style attribute, no tab stop, no autofill', () => {
    const [honeypot] = plain().controls('fax_number');
    expect(honeypot).toMatchObject({ type: 'text', tabIndex: -1, autocomplete: 'off' });
    expect(shownAs('the contact form, with facts and a file').querySelector('[style]')).toBeNull();
  });
});

describe('what an editor may ask for', () => {
  it('is a surname, and a consent box that is not ticked', () => {
    expect(full().controls('surname')).toHaveLength(1);
    expect(full().controls('marketing_consent')).toMatchObject([{ type: 'checkbox', checked: false }]);
    expect(full().controls('consentField')).toMatchObject([{ type: 'hidden', value: 'marketing_consent' }]);
    expect(full().queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  it('is a proof and an essay, each under its own label and with a place for its error', () => {
    const page = shownAs('for a scholarship, with proof and essay');
    const inputs = [...page.querySelectorAll<HTMLInputElement>('input[type=file]')];
    expect(inputs.map(({ name }) => name)).toEqual(['proof', 'essay']);
    expect(formIn(page, 'contact').getByLabelText('Essay, two pages')).toBe(inputs[1]);
    for (const name of ['proof', 'essay'])
      expect(page.querySelector(`[${formMarks.errorOf}="${name}"]`), name).toBeTruthy();
  });

  it('is a seat, as long as the event is to come and has one', () => {
    const props = propsOf(contactFormExamples, 'for seats at an evening');
    const { events, today } = props.page;
    const at = (page: Partial<typeof props.page>) =>
      render(<FormBlock {...props} page={{ ...props.page, ...page }} />).page;
    expect(at({}).querySelector('form')).toBeTruthy();
    expect(at({ events: events.map((event) => ({ ...event, seatsTaken: event.seats })) }).innerHTML).toBe('');
    expect(at({ today: new Date(today.getTime() + 200 * 86_400_000) }).innerHTML).toBe('');
  });

  it('is no file', () => {
    expect(plain().controls('file')).toHaveLength(1);
    expect(full().controls('file')).toEqual([]);
  });
});

it('cannot be rendered where the page has no token for it, and names page and form', () => {
  const props = propsOf(contactFormExamples, 'the contact form, with facts and a file');
  expect(() => render(<FormBlock {...props} page={{ ...examplePage, formTokens: {} }} />)).toThrow(
    'The page /services/flow-blockchain-development-company has no token for its form "contact"',
  );
});

describe('what sending agrees to', () => {
  const agreedIn = (formId: string) => {
    const props = propsOf(contactFormExamples, 'the contact form, with facts and a file');
    const page = { ...props.page, formTokens: { ...props.page.formTokens, [formId]: examplePage.formTokens.contact } };
    const drawn = <FormBlock {...props} block={{ ...props.block, form: formId }} page={page as typeof props.page} />;
    const shown = render(drawn).page;
    return { words: wordsOf(shown), version: formIn(shown, formId).valueOf('consentVersion') };
  };

  it('is, for a request, processing and marketing emails, which may be ended at any time', () => {
    expect(agreedIn('contact').words).toContain('and to marketing emails');
    expect(agreedIn('contact').version).toBe(consentNote.version);
  });

  it.each(['careers', 'scholarship', 'event-seat'])('is no marketing in the form %s', (formId) => {
    expect(agreedIn(formId).words).not.toContain('marketing emails');
    expect(agreedIn(formId).version).toBe(processingNote.version);
  });
});

it.each(['careers', 'scholarship'])('does not ask a person who applies by the form %s for a company', (formId) => {
  const props = propsOf(contactFormExamples, 'the contact form, with facts and a file');
  const labelsIn = (asked: string, ownForms?: typeof props.page.ownForms) => {
    const formTokens = { ...props.page.formTokens, [asked]: { formToken: 'a', honeypotName: 'b' } };
    const page = { ...props.page, formTokens, ...(ownForms ? { ownForms } : {}) };
    return wordsOf(render(<FormBlock {...props} block={{ ...props.block, form: asked }} page={page} />).page);
  };
  expect(labelsIn('contact')).toContain('Company');
  expect(labelsIn(formId)).not.toContain('Company');
  const owned = { [formId]: { id: formId, fields: { company: { isAsked: true } } } };
  expect(labelsIn(formId, owned), 'where the owner wants it').toContain('Company');
});

describe('step two after the contact form', () => {
  const props = propsOf(contactFormExamples, 'the contact form, with facts and a file');
  const formTokens = { ...props.page.formTokens, careers: { formToken: 'a', honeypotName: 'b' } };
  const isOffered = (block: Partial<typeof props.block>) => {
    const { page } = render(
      <FormBlock {...props} page={{ ...props.page, formTokens }} block={{ ...props.block, ...block }} />,
    );
    const place = page.querySelector(`[${formMarks.look}]`);
    return place && readLook(place).thanks?.more;
  };

  it('is offered to people who begin to talk', () => {
    expect(isOffered({})).toBe(true);
  });

  it('does not ask for a project when somebody applies for a job or reserves a seat', () => {
    expect(isOffered({ form: 'careers' })).toBeUndefined();
    expect(isOffered({ eventSlug: examplePage.events[0]?.slug })).toBeUndefined();
    expect(isOffered({ files: [{ field: 'essay' }] })).toBeUndefined();
  });
});

describe('next to the form, even after it was sent,', () => {
  const ways = (site = examplePage.site) => {
    const props = propsOf(contactFormExamples, 'the contact form, with facts and a file');
    const { page } = render(<FormBlock {...props} page={{ ...props.page, site }} />);
    return [...page.querySelectorAll('dl a')].map((link) => link.getAttribute('href'));
  };

  it('are number, address and chat of the agency', () => {
    expect(ways()).toEqual(
      expect.arrayContaining(['tel:+12125550137', 'mailto:hello@wharfside.example', examplePage.site.messagingHref]),
    );
  });

  it('is no chat where the settings have none', () => {
    const { messagingHref: _, ...site } = examplePage.site;
    expect(ways(site).filter((href) => href?.includes('chat'))).toEqual([]);
  });
});
