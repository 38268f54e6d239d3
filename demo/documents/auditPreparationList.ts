import { createEmptyRows, type DemoDocument } from './document.ts';

export const auditPreparationList: DemoDocument = {
  name: 'audit-preparation-list',
  title: 'What to prepare for an audit',
  lead: 'Nineteen points in the order in which we ask, and the empty form of our report behind them. A team that has worked through them needs about two days less of us, and pays for two days less.',
  parts: [
    { kind: 'heading', text: 'The text' },
    {
      kind: 'checks',
      items: [
        '1. One commit is frozen, and its hash of forty characters is in the email to us.',
        '2. The build runs from a fresh clone by one command, with the versions of compiler and libraries pinned.',
        '3. The tests pass on that commit. We would rather see ten that fail when the code is broken than a hundred that cannot.',
        '4. What has been copied from elsewhere is listed, with its source and what was changed.',
        '5. What is out of scope is listed too, with the reason.',
      ],
    },
    { kind: 'heading', text: 'What it should do' },
    {
      kind: 'checks',
      items: [
        '6. One page says what must never happen. “Nobody is paid twice” is a good line; “it is secure” is not.',
        '7. Each role is named, with what it may call and who holds it.',
        '8. Each figure has a unit: which token, how many decimals, per second or per block, rounded in whose favour.',
        '9. Each document that users will read is attached: fees, terms, the text of the website. We compare them with the code.',
        '10. Every value that comes from outside is named, with who says it and what happens when it is wrong, late or missing.',
      ],
    },
    { kind: 'page' },
    { kind: 'heading', text: 'How it came to be, and what it becomes' },
    {
      kind: 'checks',
      items: [
        '11. The arguments of constructors and initialisers are fixed, with the addresses of each network.',
        '12. The order of the deployment is a script, not a memory.',
        '13. It is written down what can be upgraded, by whom, after which delay, and who could stop it.',
        '14. What is already deployed is listed by address, with the commit that each was built from.',
        '15. Earlier reports are attached, including those that you did not like.',
      ],
    },
    { kind: 'heading', text: 'The people' },
    {
      kind: 'checks',
      items: [
        '16. One person who wrote the code is free for questions, two hours a day, for the first week.',
        '17. One person who can decide is free on the last day.',
        '18. It is agreed who hears first of a finding that is open on a live system, and at which number.',
        '19. Two weeks after the report are set aside for fixes, and two days of ours for reading them.',
      ],
    },
    { kind: 'page' },
    { kind: 'heading', text: 'The empty form of the report' },
    {
      kind: 'table',
      caption: '1. What was read',
      columns: [
        { title: 'File', share: 4 },
        { title: 'Commit', share: 4 },
        { title: 'Lines', share: 1.2, align: 'right' },
        { title: 'Readers', share: 2 },
      ],
      rows: createEmptyRows(4, 4),
    },
    {
      kind: 'table',
      caption: '2. What was not read, and who could answer',
      columns: [
        { title: 'Question', share: 4 },
        { title: 'Why the code is silent', share: 3.4 },
        { title: 'Who can answer', share: 2.6 },
      ],
      rows: [
        ['Who holds the keys, and who stops them?', 'an address has no name', ''],
        ['Is the price that the oracle reports fair?', 'the contract sees who said it', ''],
        ['Would somebody pay to attack it?', 'profit lies outside', ''],
        ['Does the website call this contract?', 'the interface can change in an hour', ''],
        ['What will the next upgrade do?', 'it has not been written', ''],
      ],
    },
    {
      kind: 'table',
      caption: '3. Sentences that must be true after each transaction',
      columns: [
        { title: 'Sentence', share: 5 },
        { title: 'Tried by', share: 2 },
        { title: 'Runs', share: 1.4, align: 'right' },
        { title: 'Broken', share: 1.4, align: 'right' },
      ],
      rows: createEmptyRows(4, 4),
    },
    {
      kind: 'table',
      caption: '4. Findings. High: somebody who should not can take or freeze what belongs to others.',
      columns: [
        { title: 'Class', share: 1.2 },
        { title: 'What, and the test that shows it', share: 4.6 },
        { title: 'Answer of the team', share: 2.6 },
        { title: 'Read again', share: 1.6 },
      ],
      rows: createEmptyRows(5, 4),
    },
  ],
};
