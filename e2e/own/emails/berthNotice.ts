import { defineEmail } from '@frontage/server/delivery/OwnEmail.ts';

interface Berth {
  ship: string;
  draught: string;
}

/** What the harbour office has to know. */
export const email = defineEmail<Berth>('To the harbour office: a ship wants a berth', {
  sample: { ship: 'Margit af Vardø', draught: '4.2 m (14 ft)' },
  write: ({ draught, ship }, { sender }) => ({
    subject: 'A ship wants a berth',
    preheader: draught,
    heading: 'A ship wants a berth',
    mark: 'solid',
    parts: [
      {
        kind: 'facts',
        facts: [
          ['Ship', ship],
          ['Draught', draught],
        ],
      },
    ],
    foot: [`Sent by the website of ${sender.companyName}.`],
  }),
});
