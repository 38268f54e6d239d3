import type { Payload } from 'payload';

/** Offers calls of forty minutes with one host in Rotterdam, at four hours of every weekday. */
export async function offerCalls(payload: Payload): Promise<void> {
  const office = await payload.create({
    collection: 'offices',
    data: {
      city: 'Rotterdam',
      address: ['Boompjes 40'],
      order: 10,
      countryCode: 'NL',
      opens: '09:00',
      closes: '18:00',
      timeZone: 'Europe/Amsterdam',
    },
  });
  await payload.updateGlobal({
    slug: 'booking',
    data: {
      desks: [
        {
          host: 'Ines Halvorsen',
          role: 'lead engineer',
          office: office.id,
          room: 'https://meet.wharfside.example/ines',
          starts: ['10:00', '11:30', '13:00', '15:00'],
        },
      ],
      minutes: '40',
      weekdays: ['1', '2', '3', '4', '5'],
    },
  });
}
