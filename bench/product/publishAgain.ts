import { setTimeout as pause } from 'node:timers/promises';
import { pathOfPage } from '@frontage/contract/pageParts.ts';
import type { Chance } from '@frontage/server/testing/chance.ts';
import type { Payload } from 'payload';
import { phoneOf } from '../randomChanges/companyChanges.ts';
import { findPublishedPages, hasHero, publishHeading } from '../randomChanges/pageChanges.ts';

/** What visitors must see at the end. */
export interface Published {
  /** The last heading of each page, by path. */
  headings: Map<string, string>;
  /** The last digits of the site's phone number. */
  phone: number;
  publications: number;
}

/** Most ms between two publications: the next one often begins while a release is being made. */
const pauseMs = 1_500;
/** One in so many publications changes all pages. */
const allEvery = 5;

/** Publishes the site's phone number, which all pages show. */
export async function publishPhone(payload: Payload, phone: number): Promise<number> {
  await payload.updateGlobal({ slug: 'site-settings', data: { phone: phoneOf('1', phone) }, depth: 0 });
  return phone;
}

/** Plays an editor who changes headings of pages, and now and then the site's phone number, until the signal. */
export async function publishAgain(payload: Payload, chance: Chance, signal: AbortSignal): Promise<Published> {
  const published: Published = { headings: new Map(), phone: 1, publications: 0 };
  const pages = (await findPublishedPages(payload)).filter(hasHero);
  while (!signal.aborted) {
    published.publications += 1;
    const { publications } = published;
    if (publications % allEvery === 0) published.phone = await publishPhone(payload, published.phone + 1);
    else {
      const page = chance.pick(pages);
      const heading = `Said at publication ${publications}`;
      await publishHeading(payload, page, heading);
      published.headings.set(pathOfPage(page.type, page.slug), heading);
    }
    await pause(chance.below(pauseMs));
  }
  return published;
}
