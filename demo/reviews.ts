import type { DemoContent } from './demoContent.schema.ts';

/** Reviews of six clients, newest first. Four of them are the clients of the cases. */
export const reviews: DemoContent['reviews'] = [
  {
    name: 'Willem Drost',
    picture: { $picture: 'portrait-willem' },
    jobTitle: 'Head of operations, Larkspur Exchange',
    description:
      'We used to close the day with a spreadsheet and two phones. The sums now agree after each crossing, and the person who kept the spreadsheet has been promoted.',
    rating: 5,
    date: '2026-10-06',
  },
  {
    name: 'Helena Marchbanks',
    picture: { $picture: 'portrait-helena' },
    jobTitle: 'Chief financial officer, Northgate Clearing',
    description:
      'Five ports had argued over the same figures for years. Quayline asked what each of us must never see, wrote that down first, and kept to it. The price was the price.',
    rating: 5,
    date: '2026-06-24',
  },
  {
    name: 'Josephine Ferrol',
    picture: { $picture: 'portrait-josephine' },
    jobTitle: 'Partner, Ferrol and Daughters',
    description:
      'They told us in the first week that a ledger cannot look at a stone. Everything good about the certificate follows from that sentence.',
    rating: 5,
    date: '2026-03-17',
  },
  {
    name: 'Samuel Okonjo',
    picture: { $picture: 'portrait-samuel' },
    jobTitle: 'Head of product, Murmur Audio',
    description:
      'Our listeners have never heard the word wallet from us. Four stars because the second milestone came a week late, though we were told of it three weeks before.',
    rating: 4,
    date: '2025-11-19',
  },
  {
    name: 'Annelie Brandt',
    picture: { $picture: 'portrait-annelie' },
    jobTitle: 'General counsel, Kestrel Land Fund',
    description:
      'The audit report was written so that I could read it. Where the code could not answer a question, it said so and named who can.',
    rating: 5,
    date: '2025-09-04',
  },
  {
    name: 'Marcus Thewlis',
    picture: { $picture: 'portrait-marcus' },
    jobTitle: 'Director of IT, Ostler Pharmacies',
    description:
      'We came for a blockchain and left with a signed log and half of our budget. I would have liked to hear it before the workshop, not in it.',
    rating: 4,
    date: '2025-05-22',
  },
];
