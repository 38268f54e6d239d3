import { eventField, formMarks, hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { consentNote, processingNote } from '@frontage/contract/contact/messages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage, propsOf } from '../examples/pageContext.ts';
import { contactFormExamples } from './ContactForm.examples.ts';
import { ContactForm } from './ContactForm.tsx';

const plain = () => renderToStaticMarkup(<ContactForm {...propsOf(contactFormExamples, 'with facts and a file')} />);
const full = () =>
  renderToStaticMarkup(
    <ContactForm {...propsOf(contactFormExamples, 'with surname and consent, without facts and file')} />,
  );

describe('the contact form without script', () => {
  it('is a real form that leads to the server and back to its own place', () => {
    const form = /<form[^>]*>/.exec(plain())?.[0];
    expect(form).toContain('method="post"');
    expect(form).toContain('encType="multipart/form-data"');
    expect(form).toContain('action="/send-mail"');
  });

  it("leaves checking to the server, whose words the browser's own would hide", () => {
    expect(plain()).toContain('noValidate=""');
  });

  it('says for which event it keeps a seat, and nothing where it keeps none', () => {
    const [event] = examplePage.events;
    const props = propsOf(contactFormExamples, 'with facts and a file');
    const seat = <ContactForm {...props} block={{ ...props.block, eventSlug: event?.slug }} />;
    expect(renderToStaticMarkup(seat)).toContain(`type="hidden" name="${eventField}" value="${event?.slug}"`);
    expect(plain()).not.toContain(`name="${eventField}"`);
  });

  it.each(Object.values(hiddenFields))('carries %s for the server', (name) => {
    expect(plain()).toContain(`type="hidden" name="${name}"`);
  });

  it.each(['name', 'email', 'company', 'phone', 'country', 'message', 'file'])(
    'has a hidden place for the error of %s',
    (name) => {
      expect(plain()).toMatch(new RegExp(`hidden="" ${formMarks.errorOf}="${name}"`));
    },
  );

  it('has a hidden summary and a hidden notice, each with a heading', () => {
    expect(plain()).toMatch(new RegExp(`hidden="" ${formMarks.summary}=""><h3[^>]*>…</h3><ul[^>]*></ul>`));
    expect(plain()).toMatch(new RegExp(`hidden="" ${formMarks.notice}=""><h3[^>]*>…</h3><p[^>]*></p>`));
  });

  it('offers every country and the way to name none', () => {
    expect(plain().match(/<option/g)).toHaveLength(245);
    expect(plain()).toContain('<option>Not specified</option>');
  });

  it('hides the honeypot from people: no style attribute, no tab stop, no autofill', () => {
    expect(plain()).toContain('type="text" tabindex="-1" autoComplete="off" name="fax_number"');
    expect(plain()).not.toContain('style=');
  });
});

describe('what an editor may ask for', () => {
  it('is a surname, and a consent box that is not ticked', () => {
    expect(full()).toContain('name="surname"');
    expect(full()).toMatch(/type="checkbox"[^>]*name="marketing_consent"/);
    expect(full()).toContain('<input type="hidden" name="consentField" value="marketing_consent"/>');
    expect(full()).not.toContain('checked');
  });

  it('is a proof and an essay, each under its own label and with a place for its error', () => {
    const html = renderToStaticMarkup(
      <ContactForm {...propsOf(contactFormExamples, 'for a scholarship, with proof and essay')} />,
    );
    const inputs = html.match(/<input[^>]*type="file"[^>]*>/g) ?? [];
    expect(inputs.map((input) => / name="(\w+)"/.exec(input)?.[1])).toEqual(['proof', 'essay']);
    expect(html).toMatch(/for="example-essay"[^>]*>Essay, two pages</);
    for (const name of ['proof', 'essay']) expect(html).toContain(`${formMarks.errorOf}="${name}"`);
  });

  it('is a seat, for as long as the event is to come and has one', () => {
    const props = propsOf(contactFormExamples, 'for seats at an evening');
    const { events, today } = props.page;
    const at = (page: Partial<typeof props.page>) =>
      renderToStaticMarkup(<ContactForm {...props} page={{ ...props.page, ...page }} />);
    expect(at({})).toContain('<form');
    expect(at({ events: events.map((event) => ({ ...event, seatsTaken: event.seats })) })).toBe('');
    expect(at({ today: new Date(today.getTime() + 200 * 86_400_000) })).toBe('');
  });

  it('is no file', () => {
    expect(full()).not.toContain('type="file"');
  });
});

it('cannot be drawn, and names page and form, where the page has no token for it', () => {
  const props = propsOf(contactFormExamples, 'with facts and a file');
  expect(() => renderToStaticMarkup(<ContactForm {...props} page={{ ...examplePage, formTokens: {} }} />)).toThrow(
    'The page /services/flow-blockchain-development-company has no token for its form "contact"',
  );
});

describe('what sending agrees to', () => {
  const note = (formId: string) => {
    const props = propsOf(contactFormExamples, 'with facts and a file');
    const page = { ...props.page, formTokens: { ...props.page.formTokens, [formId]: examplePage.formTokens.contact } };
    const drawn = <ContactForm {...props} block={{ ...props.block, formId }} page={page as typeof props.page} />;
    return renderToStaticMarkup(drawn);
  };

  it('is the processing and marketing emails at a request, which may be ended at any time', () => {
    expect(note('contact')).toContain('and to marketing emails');
    expect(note('contact')).toContain(`value="${consentNote.version}"`);
  });

  it.each(['careers', 'scholarship', 'event-seat'])('is no marketing at the form %s', (formId) => {
    expect(note(formId)).not.toContain('marketing emails');
    expect(note(formId)).toContain(`value="${processingNote.version}"`);
  });
});
