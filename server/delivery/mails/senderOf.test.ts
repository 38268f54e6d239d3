import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/databases.ts';
import { smallContent } from '../../testing/smallContent.ts';
import { readCompany } from './senderOf.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase('SQLite');
});
afterAll(() => database.close());

async function readNextWith(href: string) {
  const { payload } = database;
  const callToAction = { label: 'Book a free call', href };
  const { companyName, description, email, foundingYear, legalName, newsletter, phone } = smallContent.settings;
  const data = {
    ...{ companyName, description, email, foundingYear, legalName, phone, callToAction },
    newsletter: { heading: newsletter.heading, buttonText: newsletter.buttonText, note: newsletter.note },
    navigation: [{ label: 'Services', href: '/services' }],
    privacyPath: '/privacy-policy',
    sitemapPath: '/sitemap',
  };
  await payload.updateGlobal({ slug: 'site-settings', data });
  return (await readCompany(payload)).promises.next;
}

it('offers a visitor who wrote the same as the call to action, if that is a page', async () => {
  expect(await readNextWith('/book')).toEqual({ label: 'Book a free call', href: '/book' });
});

it('offers nothing if the button leads to a form, since one was just sent, or to another host', async () => {
  expect(await readNextWith('/contacts#contact-form')).toBeUndefined();
  expect(await readNextWith('https://calls.example/wharfside')).toBeUndefined();
});

it('says what the law asks for below emails in every language', async () => {
  const legal = { 'every.legal': 'Wharfside Ltd, registered in England, No. 1' };
  const languages = [{ code: 'en' }, { code: 'de' }] as const;
  const { payload } = database;
  await payload.updateGlobal({ slug: 'site-settings', data: { emailWords: legal, languages: [...languages] } });
  const inGerman = async () => (await readCompany(payload)).at('/de/kontakt').sender.words?.['every.legal'];
  expect(await inGerman()).toBe(legal['every.legal']);
});

it('gives the address of the first office after the name of the company', async () => {
  const office = {
    address: ['Boompjes 40', 'Rotterdam'],
    countryCode: 'NL',
    opens: '09:00',
    closes: '18:00',
    timeZone: 'Europe/Amsterdam',
  };
  await database.payload.create({ collection: 'offices', data: { ...office, city: 'Rotterdam', order: 10 } });
  expect((await readCompany(database.payload)).sender).toMatchObject({
    companyName: 'Wharfside',
    addressLine: 'Wharfside, Boompjes 40, Rotterdam',
  });
});
