import { consentBoxLabel } from '@frontage/contract/contact/fieldTexts.ts';
import { consentNote } from '@frontage/contract/contact/messages.ts';
import { paths } from '@frontage/contract/paths.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendForm, typed } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
let visitor = 0;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());
beforeEach(() => {
  host.clock.now = new Date('2026-11-21T12:00:00Z');
});

/** Sends a contact request with these fields in addition to the usual ones. Returns its lead. */
async function sendAndFindLead(fields: Record<string, unknown>) {
  visitor += 1;
  const email = `reader${visitor}@example.com`;
  const answer = await sendForm(host.app, paths.sendMail, 'scholarship', { ...typed, email, ...fields });
  expect(answer.statusCode).toBe(200);
  const { docs } = await host.payload.find({ collection: 'leads', where: { email: { equals: email } } });
  return docs[0];
}

const declared = { consentVersion: consentNote.version, consentField: 'marketing_consent' };

describe('the consent box', () => {
  it('counts under the name that the page declares, and is stored with its words, version, time and form', async () => {
    expect(await sendAndFindLead({ ...declared, marketing_consent: 'true' })).toMatchObject({
      consentGiven: true,
      consentVersion: consentNote.version,
      consentText: `${consentNote.text}\n[x] ${consentBoxLabel}`,
      consentAt: '2026-11-21T12:00:00.000Z',
      formId: 'scholarship',
    });
  });

  it('if not ticked, does not change the note under the button', async () => {
    expect(await sendAndFindLead(declared)).toMatchObject({ consentGiven: false, consentText: consentNote.text });
  });

  it.each([
    ['another name', { newsletter: 'yes', other: 'on', marketing_consents: '1' }],
    ['a field that every form has', { consentField: 'company', company: 'yes' }],
    ['no name at all', { consentField: '', marketing_consent: 'true' }],
  ])('is not ticked by %s', async (_what, fields) => {
    expect(await sendAndFindLead({ ...declared, ...fields })).toMatchObject({ consentGiven: false });
  });

  it.each([
    ['an unknown version of the note', { consentVersion: '1999-01-01' }],
    ['no version', { consentVersion: '' }],
  ])('is not stored at all with %s', async (_what, fields) => {
    expect(await sendAndFindLead({ ...declared, marketing_consent: 'true', ...fields })).toMatchObject({
      consentGiven: false,
      consentVersion: null,
      consentText: null,
      consentAt: null,
    });
  });
});
