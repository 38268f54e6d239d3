import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { auditFormExamples } from './AuditForm.examples.ts';
import { AuditForm } from './AuditForm.tsx';

const html = (name = 'a contract in Cadence') =>
  renderToStaticMarkup(<AuditForm {...propsOf(auditFormExamples, name)} />);

/** All that stands there until the request was sent. */
const asking = (name?: string) => html(name).split('data-form-thanks')[0] ?? '';

describe('the request for an audit', () => {
  it('is a form with files that a browser without script sends to the call for audits', () => {
    const form = html().match(/<form[^>]*>/)?.[0];
    for (const part of ['method="post"', 'encType="multipart/form-data"', 'action="/send-mail/smart-contract-audit"'])
      expect(form).toContain(part);
  });

  it('asks for what R45 names, and needs only five of it', () => {
    const names = [...asking().matchAll(/<(?:input|textarea)(?![^>]*type="hidden")[^>]*\sname="([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(names).toEqual([
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
    expect(asking().match(/ required=""/g)).toHaveLength(5);
  });

  it('has a place for what is wrong with each field, a summary, and a thank-you that waits', () => {
    expect(asking().match(/data-error-of="/g)).toHaveLength(11);
    expect(html()).toContain('data-error-summary=""');
    expect(html()).toMatch(/<div hidden="" data-form-thanks="">/);
  });

  it('shows a box for mails only where the page asks for one, unticked', () => {
    expect(asking()).not.toContain('type="checkbox"');
    const box = html('long words, a box to tick, no facts').match(/<input[^>]*type="checkbox"[^>]*>/)?.[0];
    expect(box).toContain('name="marketingConsent"');
    expect(box).not.toContain('checked');
    expect(box).toContain('data-unkept');
  });

  it('says thank you alone: it has asked what step two would ask', () => {
    const [, thanks = ''] = html().split('</form>');
    expect(thanks).toContain('Thank you for contacting Wharfside');
    expect(thanks).not.toContain('<form');
  });
});
