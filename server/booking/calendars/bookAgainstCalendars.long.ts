import { it } from 'vitest';
import { bookAgainstCalendars } from '../../testing/bookAgainstCalendars.ts';

const count = Number(process.env.BOOKINGS ?? 10_000);

it(`gives no hour twice and leaves no entry behind, at three hosts, while calendars change: ${count}`, async () => {
  const { booked, cancelled, entries, faults, moved, refused, unavailable } = await bookAgainstCalendars(count);
  console.log(
    `${count} bookings at three hosts: ${booked} booked, ${refused} refused, ${unavailable} asked to try again; ${moved} moved, ${cancelled} cancelled; ` +
      `${faults} faults of calendars; 0 double, 0 written twice, 0 left behind, ${entries} standing`,
  );
}, 7_200_000);
