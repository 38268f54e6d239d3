import { it } from 'vitest';
import { bookAgainstCalendars } from '../../testing/bookAgainstCalendars.ts';

it('gives no hour twice and leaves no entry behind, while calendars change at random: 10,000', async () => {
  await bookAgainstCalendars(10_000);
}, 3_600_000);
