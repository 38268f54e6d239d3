import { createEmptyRows, type DemoDocument } from './document.ts';

export const keyCeremonyChecklist: DemoDocument = {
  name: 'key-ceremony-checklist',
  title: 'The key ceremony checklist',
  lead: 'Who is in the room, what is read aloud, and what is written down before anyone leaves. For accounts whose keys together may do everything.',
  parts: [
    { kind: 'heading', text: 'A week before' },
    {
      kind: 'checks',
      items: [
        'It is written down what the account may do, and which weights reach 1,000. Below that sum a signature does nothing; at that sum it may do all.',
        'Every combination that reaches 1,000 is listed, and each one is wanted.',
        'No single person, and no single fire, can reach 1,000 or prevent it for ever.',
        'The devices are ordered from two shops, and stay sealed until then.',
        'The transaction that adds the keys has been run on the testnet, with these weights, by the people who will run it.',
        'A person who signs nothing has agreed to read the list aloud.',
      ],
    },
    {
      kind: 'table',
      caption: 'In the room',
      columns: [
        { title: 'Part', share: 2 },
        { title: 'Does', share: 4 },
        { title: 'Name', share: 3 },
      ],
      rows: [
        ['Reader', 'reads each line aloud and ticks it; holds no key', ''],
        ['Holders', 'open their own device and nobody else’s', ''],
        ['Operator', 'runs the transactions; holds no key', ''],
        ['Witness', 'writes the time of each line, and signs the last page', ''],
      ],
    },
    { kind: 'page' },
    { kind: 'heading', text: 'In the room, read aloud' },
    {
      kind: 'checks',
      items: [
        'Phones stay in the corridor. The camera in the room is covered.',
        'Seals are shown and broken. A broken seal that was not broken here ends the day.',
        'Each holder makes a key and reads the first and last eight characters of the public key aloud. The operator reads them back from the screen.',
        'The operator reads the whole transaction aloud: account, number of keys, curve, hash, weight of each.',
        'The transaction is sent and sealed. The witness writes down its id.',
        'The keys of the account are read back from the chain, by a machine that has sent nothing.',
        'Each combination that should reach 1,000 signs a transaction that moves the smallest amount. Each that should not is tried too, and fails.',
        'The key that made the account is revoked, and its entry is read back as revoked.',
      ],
    },
    { kind: 'page' },
    { kind: 'heading', text: 'Written down before anyone leaves' },
    {
      kind: 'table',
      caption: 'One row for each key',
      columns: [
        { title: 'Index', share: 1 },
        { title: 'Public key, first and last eight', share: 4 },
        { title: 'Weight', share: 1.2, align: 'right' },
        { title: 'Holder', share: 2.4 },
        { title: 'City', share: 1.8 },
      ],
      rows: createEmptyRows(6, 5),
    },
    {
      kind: 'table',
      caption: 'One row for each sum that was tried',
      columns: [
        { title: 'Keys', share: 3 },
        { title: 'Sum', share: 1.2, align: 'right' },
        { title: 'Should it pass?', share: 2 },
        { title: 'Transaction, or the error', share: 4 },
      ],
      rows: createEmptyRows(7, 4),
    },
    {
      kind: 'checks',
      items: [
        'The paper has the address of the account, and no secret of any key.',
        'Two copies, in two cities. Neither lies beside a device.',
        'Everybody has signed, with the hour.',
      ],
    },
    { kind: 'heading', text: 'Each quarter' },
    {
      kind: 'checks',
      items: [
        'Each holder signs something harmless. A key that has not signed for three months counts as lost until it has.',
        'The keys are read back from the chain and compared with the paper.',
        'Controllers of capabilities are listed. Each carries the name of a person, and that person is still here.',
        'Somebody says aloud what happens tomorrow if the first holder does not come back. It takes one minute, or it takes a meeting.',
      ],
    },
  ],
};
