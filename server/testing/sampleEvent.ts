/** An upcoming event with free seats. */
export const sampleEvent = {
  slug: 'ledger-night',
  title: 'Ledger night',
  summary: 'Three talks.',
  mode: 'in-person' as const,
  venue: 'Oslo',
  starts: '2027-01-14T18:00:00.000Z',
  ends: '2027-01-14T21:00:00.000Z',
  timeZone: 'Europe/Oslo',
  seats: 40,
  seatsTaken: 0,
};
