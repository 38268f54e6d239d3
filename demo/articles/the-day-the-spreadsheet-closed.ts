import type { DemoArticle } from '../demoContent.schema.ts';

export const theDayTheSpreadsheetClosed: DemoArticle = {
  slug: 'the-day-the-spreadsheet-closed',
  title: 'The day the spreadsheet closed',
  excerpt: 'Notes from Causeway: thirty-eight minutes each evening, and the ninety days in which they ended.',
  lead: 'Before Causeway, somebody at Larkspur spent thirty-eight minutes each evening on a spreadsheet with two columns. These are notes from the ninety days in which it was kept beside the bridge, until nobody opened it.',
  date: '2026-06-03T08:00:00Z',
  preview: { $picture: 'article-spreadsheet' },
  category: 'case',
  second_categories: ['blog', 'digital-transformation'],
  tags: ['cadence', 'solidity', 'flow'],
  head: {
    title: 'Causeway: how an evening spreadsheet was closed',
    description:
      'How Larkspur Exchange stopped comparing two sums by hand: a check inside the transaction, ninety days side by side, and one false alarm.',
  },
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
The spreadsheet was called *both_sides_FINAL_4*. Column B held what the Cadence side of the bridge had locked. Column C
held what the EVM side had issued against it. At six in the evening Willem Drost's team stopped the crossings, filled
in both columns from two explorers, and subtracted.

On most days the difference was zero. On about one evening in nine it was not, and then two people stayed: a
crossing had been locked on one side, refused on the other, and reported as done. The old bridge did the two things in
two transactions, and between two transactions there is room for an evening.

## What the new bridge does instead

A crossing is one transaction. The Cadence side calls the EVM side through an account that it owns, and that call can
fail without failing its caller. So its status is read in the next line, and anything but success stops everything,
the lock included.

\`\`\`cadence cross.cdc {8-9,12}
let before = Causeway.locked() - Causeway.issued()

let result = coa.call(
    to: counterpart,
    data: EVM.encodeABIWithSignature("release(address,uint256)", [receiver, amount]),
    gasLimit: 120_000, value: EVM.Balance(attoflow: 0)
)
assert(result.status == EVM.Status.successful,
    message: "The other side refused: ".concat(result.errorMessage))

let after = Causeway.locked() - Causeway.issued()
assert(before == after, message: "The two sides differ")
\`\`\`

The last line is the spreadsheet. It subtracts column C from column B, after each crossing instead of each evening,
and it does not report a difference. It makes it impossible.

> [!NOTE]
> The check adds two reads to each crossing. In fees that is less than the electricity of the evening.
`,
    },
    {
      acf_fc_layout: 'Imagebox',
      image: { $picture: 'case-causeway' },
      caption: 'While a thing is on its way, both berths are empty. The sum counts it once, on the bridge.',
      ground: 'ink',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## Ninety days side by side

Nobody closes a spreadsheet on the word of an agency. We agreed on ninety days in which it would be filled in as before,
and on what would count as a reason to keep it: one evening on which it found something that the bridge had not.

*Ninety evenings, from the first of May 2025*

| Counted | First 30 | Second 30 | Third 30 |
|---|---:|---:|---:|
| Crossings | 9,140 | 14,820 | 19,400 |
| Evenings with a difference | 2 | 1 | 0 |
| Of these, an error of the bridge | 0 | 0 | 0 |
| Minutes each evening, on average | 41 | 36 | 22 |

There were three evenings with a difference. Twice, column B had been read at one block and column C at another, four
minutes later. The third was an alarm in our own monitoring, which had been told that a certain token has six decimals.
It has eighteen. For twenty minutes the bridge appeared to be short by more money than there is.

### Why it did not take 38 minutes to fill in two cells

We had wondered about that, and asked to sit beside it. The two figures took six minutes. The rest went to waiting for
the last crossings to arrive, to a phone call with the partner who was still trading, and to writing the email that said that all was well. The email had eleven readers. Nine of them, when asked, said that they read its subject.

So the bridge now sends it. It has a subject and nothing else.
`,
    },
    {
      acf_fc_layout: 'quote',
      text: 'On the ninety-first evening I went home at six and felt that I had stolen something.',
      name: 'Willem Drost',
      jobTitle: 'Head of operations, Larkspur Exchange',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## What the crossings no longer wait for

Stopping at six had been a rule for the sake of column C. When the column went, the rule went too, though it took until
October before anybody noticed that nothing depended on it. A fifth of all crossings are now made between six in the
evening and eight in the morning, by customers who had been told for three years that this could not be done.

The file is still there. Its last row is from the end of July 2025 and says 0, in a cell that somebody has coloured
green. When we came for the yearly review we asked whether it could be deleted. It cannot: it is kept for seven years,
with the invoices.
`,
    },
    {
      acf_fc_layout: 'LinkToCase',
      caseSlug: 'causeway',
      description: 'The whole case: two sides that could both be right, and 412,000 crossings since.',
      linkText: 'Read the case',
    },
    {
      acf_fc_layout: 'otherArticles',
      heading: 'From the same bridge',
      articleSlugs: ['testing-a-bridge-from-both-banks', 'what-people-type-into-a-block-explorer'],
    },
  ],
};
