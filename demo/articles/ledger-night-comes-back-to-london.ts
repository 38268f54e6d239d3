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
The next Ledger Night is on Thursday, 4 March, 2027, in London, from six in the evening until half past nine. It has the shape it has always had: three talks of fifteen minutes, then one table for everybody.

The subject is what Crescendo changed in our code. That upgrade brought Cadence 1.0 to Flow in September 2024, and an
EVM beside it. Two and a half years are long enough to say which of the changes we would make again.

*The evening*

| Time | Who | About |
|---|---|---|
| 18:00 | the door | coats, and a name on a card |
| 18:30 | Tomas Oyelaran | A call that failed on the other side, and what came back |
| 18:50 | Grace Adeyemi | Two bills for storage, one before Crescendo and one after |
| 19:10 | Ruth Abelard | What an auditor reads first, with the names taken out |
| 19:40 | the table | what was not in the talks |

There are forty seats, and twenty-three are taken. Nothing is recorded, so that people can say what went wrong. It
is free, and nothing is given away except soup.
`,
    },
    {
      acf_fc_layout: 'pictureWithScrollToForm',
      title: 'Keep a seat for me',
      description:
        'Tell us your name and who is coming with you. You hear within {answerTime} whether the seats are yours.',
      buttonText: 'Keep me a seat',
      href: '/events#seat',
      image: { $picture: 'news-watch' },
    },
  ],
};
