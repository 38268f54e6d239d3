import { it } from 'vitest';
import { bookAgainstCalendars } from '../../testing/bookAgainstCalendars.ts';

it('gives no hour twice and leaves no entry behind, at three hosts, while calendars change: 10,000', async () => {
  const { booked, cancelled, entries, faults, moved, refused } = await bookAgainstCalendars(10_000);
  console.log(
    `10,000 bookings at three hosts: ${booked} booked, ${refused} refused; ${moved} moved, ${cancelled} cancelled; ` +
      `${faults} faults of calendars; 0 double, 0 written twice, 0 left behind, ${entries} standing`,
  );
}, 3_600_000);
