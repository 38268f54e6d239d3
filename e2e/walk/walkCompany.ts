import { type Addresses, fieldAt, listAt, publish, save, takeStep, untilAwake } from './stations.ts';
import type { Walker } from './Walker.ts';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 50"><path d="M10 44V6L40 44V6" fill="none" stroke="currentColor" stroke-width="6"/><circle cx="70" cy="25" r="14" fill="var(--accent)"/></svg>';

/** Publishes name, logo, two colours, phone and email. */
export async function nameAgency(walker: Walker, { siteUrl }: Addresses) {
  const { attach, fill, look, page, press } = walker;
  await takeStep(walker, 'Name the agency', fieldAt(walker, 'companyName'));
  await fill(fieldAt(walker, 'companyName'), 'Northlight');
  const file = { name: 'northlight.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) };
  await attach(page.getByRole('button', { name: 'Logo', exact: true }), file);
  await fill(page.getByRole('textbox', { name: 'Ink', exact: true }), '#12372a');
  await fill(page.getByRole('textbox', { name: 'Accent', exact: true }), '#b3541e');
  await look('identity');
  await press(page.getByRole('button', { name: 'Contact', exact: true }));
  await fill(fieldAt(walker, 'phone.raw'), '+4777600100');
  await fill(fieldAt(walker, 'phone.formatted'), '+47 77 60 01 00');
  await fill(fieldAt(walker, 'email'), 'post@northlight.example');
  await publish(walker, { siteUrl, path: '/', words: 'aria-label="Northlight, home"' });
}

/** Adds the office whose hours and time zone apply to calls. */
export async function addOffice(walker: Walker) {
  const { choose, fill, look, page } = walker;
  await takeStep(walker, 'Add your office', fieldAt(walker, 'city'));
  await fill(fieldAt(walker, 'city'), 'Tromsø');
  const address = page
    .locator('.field-type')
    .filter({ hasText: /^Address/ })
    .getByRole('combobox');
  await fill(address, 'Strandgata 9');
  await address.press('Enter');
  await choose(listAt(walker, 'countryCode'), 'Norway');
  await fill(fieldAt(walker, 'opens'), '9');
  await fill(fieldAt(walker, 'closes'), '16:00');
  await choose(listAt(walker, 'timeZone'), 'Oslo');
  await look('office');
  await save(walker);
}

/** Says who takes calls; the hours follow from the office. */
export async function sayWhoTakesCalls(walker: Walker) {
  const { choose, fill, look, page, press } = walker;
  const add = page.getByRole('button', { name: 'Add Person' });
  await takeStep(walker, 'Set who takes calls', add);
  await press(add);
  await untilAwake(fieldAt(walker, 'desks.0.host'));
  await fill(fieldAt(walker, 'desks.0.host'), 'Ingrid Aas');
  await fill(fieldAt(walker, 'desks.0.role'), 'lead engineer');
  await choose(listAt(walker, 'desks.0.office'), 'Troms');
  await look('calls');
  await save(walker);
}

/** Adds one more entry to the menu of every page. */
export async function setMenu(walker: Walker, { siteUrl }: Addresses) {
  const { fill, look, page, press } = walker;
  const add = page.getByRole('button', { name: 'Add Entry of the menu' });
  await takeStep(walker, 'Set the menu', add);
  await press(add);
  await untilAwake(fieldAt(walker, 'navigation.1.label'));
  await fill(fieldAt(walker, 'navigation.1.label'), 'Book a call');
  const target = page.locator('#field-navigation__1__href');
  await fill(target, 'Book a call');
  const found = page
    .getByRole('option', { name: /Book a call/ })
    .filter({ visible: true })
    .first();
  await press(found);
  await look('menu');
  await publish(walker, { siteUrl, path: '/', words: '>Book a call<' });
}
