/** Texts of the pages about one call, and of free hours on other pages: more than the booking scripts need. */
export const callPageTexts = {
  /* A call that is booked or moved. */
  confirmedTitle: 'Your call is booked',
  confirmedDescription: 'Day, hour and zone of your call, with the links that move or cancel it.',
  yourCall: 'Your call',
  isBooked: 'is booked',
  confirmed: (host: string, email: string) =>
    `${host} is expecting you. The link and a calendar file are on their way to ${email}.`,
  anEngineer: 'An engineer',
  yourAddress: 'your address',
  calendar: 'Add to my calendar',
  move: 'Move it',
  cancel: 'Cancel it',
  berth: 'booked',
  /* Next to it. */
  yours: 'Yours',
  ours: 'Ours',
  inEmail: 'in your email',
  /* Cancelling the call. */
  cancelTitle: 'Cancel the call',
  cancelQuestion: 'Cancel the call?',
  cancelDescription: 'One click cancels the call and frees its hour.',
  cancelText: 'The hour becomes free for somebody else, and an email takes it out of your calendar.',
  moveInstead: 'Move it instead',
  cancelledTitle: 'Your call is cancelled',
  cancelledDescription: 'The hour is free again.',
  cancelledText: 'The hour is free again, and an email takes it out of your calendar. Book another whenever you like.',
  freeAgain: 'free again',
  /* A link to a call that is over, or that is not ours. */
  overDescription: 'The call is over, or the link is incomplete.',
  overText: 'Or the link is incomplete: copy it from the email once more. You can book another hour at any time.',
  nothingHere: 'nothing here',
  /* Moving the call. */
  moveTitle: 'Move your call',
  moveDescription: 'Choose another hour for your call.',
  moveText: (day: string, hours: string) =>
    `It is on ${day}, ${hours}. Choose another hour; the old one is kept until then.`,
  dayInEmail: 'the day in your email',
  hourInEmail: 'at the hour named there',
  moveHint: 'The hours change with it.',
  moveNote: 'One square, one free hour. Today has a thick edge.',
  /* Free hours on other pages. */
  bookThis: (hour: string) => `Book ${hour}`,
  moreHours: (count: number | string) => `${count} more`,
  onDay: (day: string) => `on ${day}`,
  timesIn: (zone: string) => `Times in ${zone}.`,
  change: 'Change',
  changeZone: 'Change the time zone',
} as const;
