import { processingNote } from '@frontage/contract/contact/messages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { callBackFormExamples } from './CallBackForm.examples.ts';
import { CallBackForm } from './CallBackForm.tsx';

const html = renderToStaticMarkup(<CallBackForm {...propsOf(callBackFormExamples, 'two lines')} />);

/** All that stands there until the request was sent. */
const [asking = ''] = html.split('data-form-thanks');

describe('the request for a call back', () => {
  it('is a form of texts that a browser without script sends to its own call', () => {
    const form = html.match(/<form[^>]*>/)?.[0];
    expect(form).toContain('method="post"');
    expect(form).toContain('action="/send-mail/call-back"');
    expect(form).not.toContain('encType');
  });

  it('asks for a name, a number and a time of day, and for no address', () => {
    const named = /<(?:input|textarea|select)(?![^>]*type="hidden")[^>]*\sname="([^"]+)"/g;
    const names = [...asking.matchAll(named)].map(([, name]) => name);
    expect([...new Set(names)]).toEqual(['fax_number', 'name', 'phone', 'callTime']);
    expect(asking.match(/ required=""/g)).toHaveLength(2);
  });

  it('begins with any time of day, so that nobody has to choose', () => {
    const chosen = [...asking.matchAll(/<input[^>]*\schecked=""[^>]*>/g)].map(([input]) => input);
    expect(chosen).toHaveLength(1);
    expect(chosen[0]).toContain('value="Any time"');
  });

  it('says what pressing the button agrees to, and asks for no marketing where there is no address', () => {
    expect(asking).toContain(`value="${processingNote.version}"`);
    expect(asking).toContain('the processing of your personal data');
    expect(asking).not.toContain('marketing');
  });

  it('has a place for what is wrong with each field, a summary, and a thank-you that waits', () => {
    expect(asking.match(/data-error-of="/g)).toHaveLength(3);
    expect(html).toContain('data-error-summary=""');
    expect(html).toMatch(/<div hidden="" data-form-thanks="">/);
  });

  it('says thank you alone: it has asked for all that a call needs', () => {
    const [, thanks = ''] = html.split('</form>');
    expect(thanks).toContain('Thank you for contacting Wharfside');
    expect(thanks).not.toContain('<form');
  });
});
