import { chromium } from '@playwright/test';
import { launchOptionsFor } from '../support/product.ts';
import { type Addresses, patient } from './stations.ts';
import { createWalker, type KeepPicture, type Leg, type Walker } from './Walker.ts';
import { type Account, addOffice, nameAgency, sayWhoTakesCalls, setMenu, signIn } from './walkCompany.ts';
import { addPage, chooseForm, makeForm, writeHome } from './walkPages.ts';
import { bookCall, seeCall } from './walkVisitor.ts';
import { about, bookingPage, fair, service } from './words.ts';

/**
 * Walks from the sign-in of an empty site's admin to a call that a visitor has booked. Returns each leg of the walk.
 */
export async function walkAsNewcomer(at: Addresses, account: Account, keepPicture?: KeepPicture): Promise<Leg[]> {
  const browser = await chromium.launch(launchOptionsFor());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    // The same patience as for expectations: on a busy machine a form appears late, but it does appear.
    page.setDefaultTimeout(patient.timeout);
    const walker = createWalker(page, keepPicture);
    await walkAll(walker, at, account).catch(async (error: unknown) => {
      await walker.look('stopped');
      throw error;
    });
    return walker.legs;
  } finally {
    await browser.close();
  }
}

async function walkAll(walker: Walker, at: Addresses, account: Account): Promise<void> {
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
  await leg('a form of one’s own', () => makeForm(walker));
  await leg('a page with that form; publish', () => addPage(walker, at, fair, () => chooseForm(walker, 2)));
  await leg('a visitor books a call', () => bookCall(walker, at));
  await leg('sales see it', () => seeCall(walker, at));
}
