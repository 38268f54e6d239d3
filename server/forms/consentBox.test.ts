import { consentBoxLabel } from '@frontage/contract/contact/fieldTexts.ts';
import { consentNote } from '@frontage/contract/contact/messages.ts';
import { paths } from '@frontage/contract/paths.ts';
import { catalogues } from '@frontage/contract/words/catalogues.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { seed } from '../seed/seed.ts';
import { sendForm, typed } from '../testing/requests.ts';
import { smallContent } from '../testing/smallContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { consentWordsOf, keepConsentWords } from './consentWords.ts';

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

  it('is stored with the label that its page has, whatever the note calls the policy', async () => {
    const { payload } = host;
    await inTransaction(payload, (req) => seed(payload, req, smallContent));
    await payload.updateGlobal({ slug: 'site-settings', data: { languages: [{ code: 'en' }, { code: 'de' }] } });
    const form = { title: 'Stipendium', consentText: 'Mehr in {privacy:unseren Hinweisen}.' };
    await inTransaction(payload, (req) => keepConsentWords(req, form));
    const { version: consentVersion } = (await consentWordsOf(payload, form)).asRead;
    const ticked = { ...declared, consentVersion, marketing_consent: 'true' };
    const textAt = async (pagePath: string) => (await sendAndFindLead({ ...ticked, pagePath }))?.consentText;
    expect(await textAt('/de/stipendium')).toBe(`Mehr in unseren Hinweisen.\n[x] ${catalogues.de?.consentBox}`);
    expect(await textAt('/scholarship')).toBe(`Mehr in unseren Hinweisen.\n[x] ${consentBoxLabel}`);
    await payload.updateGlobal({ slug: 'site-settings', data: { languages: [{ code: 'de' }] } });
    expect(await textAt('/stipendium')).toContain(`[x] ${catalogues.de?.consentBox}`);
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
