import type { DemoArticle } from '../demoContent.schema.ts';

export const ledgerNightComesBackToLondon: DemoArticle = {
  slug: 'ledger-night-comes-back-to-london',
  title: 'Ledger Night comes back to London',
  excerpt: 'On 4 March, 2027: three short talks on what Crescendo changed in our code, one long table, forty seats.',
  date: '2026-11-17T08:00:00Z',
  preview: { $picture: 'news-evening' },
  category: 'news',
  second_categories: [],
  tags: ['cadence', 'flow'],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
The next Ledger Night is on Thursday, 4 March, 2027, in London, from six in the evening until half past nine. It has the form it has always had: three talks of fifteen minutes, then one table for everybody.

The subject is what Crescendo changed in our code. That upgrade brought Cadence 1.0 to Flow in September 2024, and an
EVM beside it. Two and a half years are long enough to say which of the changes we would make again.

*The evening*

| Time | Who | About |
|---|---|---|
| 18:00 | the door | coats, and a name on a card |
| 18:30 | Ines Halvorsen | Entitlements: what we had made public without noticing |
| 18:50 | Ruth Abelard | Findings that the new compiler makes for us, and those it hides |
| 19:10 | a client | One product, two virtual machines, and a phone |
| 19:30 | the table | what was not in the talks |

There are forty seats, and twenty-three are taken. Nothing is recorded, so that people can say what went wrong. It
costs nothing, and there is no stand at which anything is given away except soup.
`,
    },
    {
      acf_fc_layout: 'pictureWithScrollToForm',
      title: 'Keep a seat for me',
      description:
        'Write a line with your name and what you build. You get an answer within a working day, and the address.',
      buttonText: 'Keep me a seat',
      href: '#contact-form',
      image: { $picture: 'news-watch' },
    },
  ],
};
