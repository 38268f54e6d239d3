import { needsConsent } from '@frontage/contract/counter.ts';
import { event } from '@frontage/contract/event.ts';
import { office } from '@frontage/contract/office.ts';
import { pageHead } from '@frontage/contract/pageParts.ts';
import { review } from '@frontage/contract/review.ts';
import { siteSettings } from '@frontage/contract/siteSettings.ts';
import { z } from 'zod';
import { environment } from '../environment.ts';
import type { SharedContext } from '../views.ts';
import { keepFitting } from './askBackend.ts';
import { contentErrorOf } from './contentErrorOf.ts';

/** The parts of a page's answer that are the same in every answer. */
const answer = z.object({
  site: z.unknown(),
  offices: z.array(z.unknown()).catch([]),
  events: z.array(z.unknown()).catch([]),
  reviews: z.array(z.unknown()).catch([]),
  head: z.unknown(),
});

const noConsentTexts =
  'The settings name who counts visits, but there are no words of the question under Analytics: visitors cannot be asked, so nothing is counted.';

/**
 * Reads the data around every page from the answer for the home page, even if the rest of that page does not fit. An
 * office, an event or a review that does not fit is left out and reported to `onMisfit`. Without settings that fit no
 * page can be shown, and it throws. Also reports if visits are to be counted but there are no texts to ask visitors.
 */
export function readSharedContext(
  raw: unknown,
  onMisfit: (sentence: string) => void,
  counter = environment.analyticsId,
): SharedContext {
  const { events, head, offices, reviews, site } = answer.parse(raw);
  const settings = siteSettings.safeParse(site);
  if (!settings.success) throw contentErrorOf('The site with these settings', site, settings.error, siteSettings);
  const used = settings.data.analyticsId ?? counter;
  if (used && needsConsent(used) && !settings.data.consent) onMisfit(noConsentTexts);
  const listOf = <Entry>(kind: string, schema: z.ZodType<Entry>, entries: unknown[]): Entry[] => {
    const tell = (entry: unknown, error: z.ZodError) =>
      onMisfit(contentErrorOf(`The ${kind} ${entries.indexOf(entry) + 1}`, entry, error).message);
    return z.array(schema).parse(keepFitting(z.array(schema), entries, tell));
  };
  return {
    site: settings.data,
    offices: listOf('office', office, offices),
    events: listOf('event', event, events),
    reviews: listOf('review', review, reviews),
    socialImage: pageHead.safeParse(head).data?.image,
  };
}
