import { it } from 'vitest';
import { bookAgainstCalendars } from '../../testing/bookAgainstCalendars.ts';

it('gives no hour twice and leaves no entry behind, at three hosts, while calendars change at random', async () => {
  await bookAgainstCalendars(12);
});
