import { it } from 'vitest';
import { bookAgainstCalendars } from '../../testing/bookAgainstCalendars.ts';

it('gives no hour twice and leaves no entry behind, while calendars change at random', async () => {
  await bookAgainstCalendars(40);
}, 180_000);
