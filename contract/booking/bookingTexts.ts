/** Every sentence of booking a call that the server and the browser both may say. */
export const bookingTexts = {
  hourMissing: 'Choose an hour for the call',
  zoneUnknown: 'The zone field must be a valid time zone',
  booked: 'Your call is in the book. A mail with a calendar file is on its way.',
  moved: 'Your call is moved. A mail with the new hour is on its way.',
  cancelled: 'Your call is cancelled. A mail takes it out of your calendar.',
  held: 'This hour is kept for you for ten minutes.',
  taken: 'This hour is no longer free. Choose another one.',
  takenTitle: (time: string) => `${time} was taken while you typed`,
  takenText: 'Everything you wrote is kept.',
  takenOffers: ['', ' This one is free:', ' These two are free:', ' These three are free:'],
  over: 'This call is over, or the link is not ours. Book another hour.',
  tooMany: 'Three calls are booked under this address already. Move one of them, or write to us.',
  noneFree: (month: string) => `No hour is free in ${month}.`,
} as const;
