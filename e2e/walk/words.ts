import type { NewPage } from './walkPages.ts';

/** What the agency Northlight writes on its pages. */
export const service: NewPage = {
  title: 'Berth planning',
  template: 'Service',
  path: '/services/berth-planning',
  heading: 'Berth planning\nfor forty berths',
  description: 'Berth planning for harbours with up to 40 berths, from 90,000 kroner.',
  head: {
    title: 'Berth planning for harbours in the north',
    description: 'A plan of the week on every screen of the harbour, at six in the morning, from 90,000 kroner.',
  },
  picture: 'service',
};

export const about: NewPage = {
  title: 'About us',
  template: 'About us',
  path: '/about-us',
  heading: 'Six people\nin Tromsø',
  description: 'Two of them have worked on ships. All of them answer the phone.',
  head: {
    title: 'About Northlight, six people in Tromsø',
    description: 'Northlight is six people who build what harbours in the north run on, and who answer the phone.',
  },
};

export const bookingPage: NewPage = {
  title: 'Book a call',
  template: 'Book a call',
  path: '/book-a-call',
  heading: 'Forty minutes,\nno slides',
  description: 'You talk to the engineer who would lead the work.',
  head: {
    title: 'Book a call with an engineer of Northlight',
    description: 'Forty minutes with the engineer who would lead the work; you leave with a yes, a no or a price.',
  },
};

export const fair: NewPage = {
  title: 'At the fair',
  template: 'Contact',
  path: '/at-the-fair',
  heading: 'Meet us\nin Bergen',
  description: 'Stand 12, from Tuesday to Thursday.',
  head: {
    title: 'Northlight at the fair in Bergen, stand 12',
    description: 'Meet two of our engineers at stand 12 in Bergen, from Tuesday to Thursday, and keep half an hour.',
  },
};
