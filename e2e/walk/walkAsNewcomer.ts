import { chromium } from '@playwright/test';
import { launchOptionsFor } from '../support/product.ts';
import { type Account, type Addresses, patient, signIn } from './stations.ts';
import { createWalker, type KeepPicture, type Leg, type Walker } from './Walker.ts';
import { addOffice, nameAgency, sayWhoTakesCalls, setMenu } from './walkCompany.ts';
import { addPage, chooseForm, makeForm, writeHome } from './walkPages.ts';
import { bookCall, seeCall } from './walkVisitor.ts';
import { about, bookingPage, fair, service } from './words.ts';

export type Walk = (walker: Walker, at: Addresses, account: Account) => Promise<void>;

/** Walks in a browser of that language. Returns each leg of the walk. */
export async function walkIn(
  locale: string,
  walk: Walk,
  { account, at, keepPicture }: { account: Account; at: Addresses; keepPicture?: KeepPicture | undefined },
): Promise<Leg[]> {
  const browser = await chromium.launch(launchOptionsFor());
  try {
    const page = await browser.newPage({ locale, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    // The same patience as for expectations: on a busy machine a form appears late, but it does appear.
    page.setDefaultTimeout(patient.timeout);
    const walker = createWalker(page, keepPicture);
    await walk(walker, at, account).catch(async (error: unknown) => {
      await walker.look('stopped');
      throw error;
    });
    return walker.legs;
  } finally {
    await browser.close();
  }
}

/** From the sign-in of an empty site's admin to a call that a visitor has booked. */
export async function walkAsNewcomer(walker: Walker, at: Addresses, account: Account): Promise<void> {
  const { leg } = walker;
  await leg('sign in', () => signIn(walker, at, account));
  await leg('name, logo, two colours, phone, email; publish', () => nameAgency(walker, at));
  await leg('an office', () => addOffice(walker));
  await leg('home: heading, lead, questions; publish', () => writeHome(walker, at));
  await leg('a service from a template; publish', () => addPage(walker, at, service));
  await leg('About us from a template; publish', () => addPage(walker, at, about));
  await leg('who takes calls', () => sayWhoTakesCalls(walker));
  await leg('Book a call from a template; publish', () => addPage(walker, at, bookingPage));
  await leg('the menu; publish', () => setMenu(walker, at));
  await leg('a form of one’s own; publish', () => makeForm(walker));
  await leg('a page with that form; publish', () => addPage(walker, at, fair, () => chooseForm(walker, 2)));
  await leg('a visitor books a call', () => bookCall(walker, at));
  await leg('sales see it', () => seeCall(walker, at));
}
