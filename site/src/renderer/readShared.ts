import type { Facts } from '../page-data/facts.ts';
import type { Shared } from './viewContext.ts';

/** Reads the data that all pages of a publication share. */
export async function readShared(facts: Facts): Promise<Shared> {
  const site = await facts.site();
  const further: Record<string, NonNullable<Shared['further']>[string]> = {};
  for (const { code } of site.languages?.slice(1) ?? []) {
    further[code] = {
      site: await facts.site(code),
      offices: await facts.offices(code),
      events: await facts.events(code),
      reviews: await facts.reviews(code),
      socialImage: await facts.socialImage(code),
    };
  }
  return {
    site,
    further,
    offices: await facts.offices(),
    events: await facts.events(),
    reviews: await facts.reviews(),
    socialImage: await facts.socialImage(),
    today: await facts.today(),
  };
}
