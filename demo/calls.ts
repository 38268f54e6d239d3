/** The times at which calls can be booked, with offices by city. */
export interface DemoCalls {
  desks: { host: string; role: string; office: string; room: string; starts: string[] }[];
  minutes: '30' | '40';
  pauseMinutes: number;
  noticeHours: number;
  daysAhead: number;
  weekdays: ('1' | '2' | '3' | '4' | '5' | '6' | '7')[];
  daysOff: { label: string; from: string; to: string; office?: string }[];
}

/** Two engineers, one on each side of the ocean, so that visitors anywhere find an hour in their day. */
export const calls: DemoCalls = {
  desks: [
    {
      host: 'Ines Halvorsen',
      role: 'lead engineer',
      office: 'Rotterdam',
      room: 'https://meet.quayline.example/ines',
      starts: ['10:00', '11:30', '13:00', '15:00'],
    },
    {
      host: 'Nadia Castellan',
      role: 'lead engineer, settlement',
      office: 'Baltimore',
      room: 'https://meet.quayline.example/nadia',
      starts: ['13:00', '15:30'],
    },
  ],
  minutes: '40',
  pauseMinutes: 20,
  noticeHours: 24,
  daysAhead: 45,
  weekdays: ['1', '2', '3', '4', '5'],
  daysOff: [
    { label: 'Thanksgiving', from: '2026-11-26', to: '2026-11-27', office: 'Baltimore' },
    { label: 'Christmas to New Year', from: '2026-12-24', to: '2027-01-03' },
  ],
};
