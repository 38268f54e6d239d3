import { wallClock } from '@frontage/contract/booking/time.ts';
import type { Event, Review } from '@frontage/server/payload-types.ts';
import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

// An editor far from the place of the event.
test.use({ timezoneId: 'America/Los_Angeles' });

test('hours of an event are in its own time zone, and the day of a review is chosen from a calendar', async ({
  page,
}) => {
  await signIn(page);
  const firstOf = async <Kind>(collection: string): Promise<Kind> => {
    const answer = await page.request.get(`${product.adminUrl}/api/${collection}?limit=1&depth=0`, {
      headers: { Origin: product.adminUrl },
    });
    return (await answer.json()).docs[0];
  };
  const { ends, id, starts, timeZone } = await firstOf<Event>('events');
  await page.goto(`${product.adminUrl}/admin/collections/events/${id}`);
  for (const [label, moment] of [
    [/^Starts/, starts],
    [/^Ends/, ends],
  ] as const) {
    const { day, time } = wallClock(new Date(moment), timeZone);
    await expect(page.getByLabel(label)).toHaveValue(day);
    await expect(page.getByLabel(label).locator('..').getByLabel('Time of day')).toHaveValue(time);
  }
  await expect(page.getByText(`By the clocks of ${timeZone}`).first()).toBeVisible();

  const review = await firstOf<Review>('reviews');
  await page.goto(`${product.adminUrl}/admin/collections/reviews/${review.id}`);
  const day = page.getByLabel(/^Date/);
  await expect(day).toHaveAttribute('type', 'date');
  await expect(day).toHaveValue(review.date.slice(0, 10));
});
