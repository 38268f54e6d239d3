import type { DemoArticle } from '../demoContent.schema.ts';

export const aRegisterYourAuditorCanReadWithoutUs: DemoArticle = {
  slug: 'a-register-your-auditor-can-read-without-us',
  title: 'A register your auditor can read without us',
  excerpt: 'What we put into the export so that the call to us is not needed.',
  lead: 'The first export we handed to an auditor was complete, correct and 4 GB of JSON. She called eleven times in a week. We kept the list of the calls, and built the second export from it.',
  date: '2026-08-29T08:00:00Z',
  isFeatured: true,
  preview: { $picture: 'article-register' },
  cover: { $picture: 'cover-register' },
  category: 'insights',
  second_categories: ['blog', 'digital-transformation'],
  tags: ['canton-network', 'daml'],
  head: {
    title: 'A register export an auditor can check alone',
    description:
      'Six kinds of file, one row for each thing that happened, a sum that can be done on paper and a script of sixteen lines: what goes into an export.',
  },
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
An auditor who receives figures from her client has two questions before all others: is this everything, and is it
right. The standards have a dry phrase for such figures, information produced by the entity, and they ask that its
completeness and its accuracy be tested before anything is built on it.[^1] A ledger makes the second question easy.
It does nothing for the first, unless somebody has thought about the export.

## Eleven calls

None of the calls was about the ledger. All of them were about our file.

*The calls of one week, and what the export says instead*

| Asked | Times | Now |
|---|---:|---|
| In which unit is this amount? | 3 | whole units, with the decimals in a column |
| In which time zone is this hour? | 2 | UTC, in each row, with the zone written out |
| Which of these names is the customer? | 2 | a file of parties, with one row for each |
| Is this row a correction or a mistake? | 2 | a reason in each row, from a list of nine |
| Is this all of it? | 1 | row numbers, and a sum |
| What opens a file of 4 GB? | 1 | twelve files, one for each month |

Nine of the eleven can be answered by a column. The last two need some thought, and they were the expensive ones: for
a week, somebody with a day rate waited for an answer from somebody with another.

## What is in the folder

> [!NOTE]
> If it needs a viewer that we wrote, it is not an export. It is a second product.

The export is a folder of text files with commas. The format is as old as spreadsheets, each auditor has a tool that
reads it, and in ten years one still will. We do not put a database into the folder, and no program that has to be
installed.

[^1]: International Standard on Auditing 500, paragraph 9. What it asks of your own auditor is hers to say.
`,
    },
    {
      acf_fc_layout: 'Imagebox',
      image: { $picture: 'figure-export' },
      narrow: { $picture: 'figure-export-upright' },
      caption:
        'Six kinds of file. Each line is a column that one file shares with another, so that a row can be followed by hand.',
      ground: 'land',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
- **about.txt** says which ledger, from which block to which, who ran the export and when. It is one page.
- **parties.csv** has one row for each holder, with the name by which the ledger knows it.
- **entries** has one row for each thing that happened, in order, in a file for each month.
- **balances.csv** has, for each holder and each month, what was there at the beginning and at the end.
- **reasons.csv** has the nine words that may be in the column of reasons, each with a sentence.
- **sums.txt** has the number of rows and the hash of each of the other files.

## One row for each thing that happened

The temptation is to export the state: who holds what. A state cannot be checked, because nothing in it says how it
came about. We export what happened, and the state follows from it.

\`\`\`csv entries-2026-07.csv {1}
row,block,time_utc,tx,from,to,units,decimals,reason
88121,4410227,2026-07-14T09:31:07Z,6f0a…c2,P-0311,P-0877,2500000,2,sale
88122,4410229,2026-07-14T09:31:11Z,91be…07,P-0877,P-0402,40000,2,pledge
88123,4410302,2026-07-14T09:34:50Z,03d7…5e,ISSUER,P-0555,1000000,2,issue
\`\`\`

Four rules make these rows dull, and dull is what we want.

1. The row number begins at 1 and has no gaps over all months together. A missing row is then a missing number.
2. Amounts are whole numbers in the smallest unit. A spreadsheet that rounds cannot reach them.
3. A correction is a row of its own with its own reason. Nothing is ever changed in a row that has been exported.
4. Whoever issues or redeems has a name in the columns too, so that each row has two sides.

The hash of the transaction is the bridge back to the ledger. Anybody who runs a node can look the row up there, and
on a network without public nodes the auditor is given a read right for the purpose.
`,
    },
    {
      acf_fc_layout: 'short_link_block',
      label: 'Also',
      linkText: 'How a supervisor asks the ledger itself, without a file',
      href: '/big-data/a-register-that-a-regulator-can-query',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## A sum that can be done on paper

For each holder and each month: what was there, plus what came, less what went, is what is there. Over all holders the
entries sum to zero, because each has two sides. That is bookkeeping from the fifteenth century, and it catches an
export that has lost rows as surely as it caught a dishonest clerk.

The folder has a script that does these sums. It is sixteen lines, it uses nothing that does not come with the language,
and the auditor is free to write her own instead. Two have.

\`\`\`python check_register.py {9-11}
import csv, sys
from collections import defaultdict

held = defaultdict(int)
expected = 1
for name in sorted(sys.argv[1:]):
    with open(name, newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            assert int(row["row"]) == expected, f"row {expected} is missing in {name}"
            held[row["from"]] -= int(row["units"])
            held[row["to"]] += int(row["units"])
            expected += 1

assert sum(held.values()) == 0
for party, units in sorted(held.items()):
    print(party, units, sep=",")
\`\`\`

What it prints is compared with the last month of the balances, by any program that can compare two lists. On a laptop
it takes nine seconds for two years of a register with 1.1 million entries.

## Whether it is everything

A sum proves that the rows agree with each other. It does not prove that a whole customer was not left out, on both
sides of all his trades. Two things do.

The first is the range of blocks. The page *about.txt* names the first and the last block, each block in between was
read, and the script that read them is in the client's repository. The second is a hash. At the end of each month the
register writes the root of a [Merkle tree](/glossary/m#merkle-tree) over the month's rows to the ledger itself. An export made in
March must give the roots that were written in August, September and so on. We cannot go back and agree with
ourselves.

- The root is written by the contract of the register, not by our server.
- One branch is enough to show that a single row belongs to the month, without showing the others.
- If a row has to be corrected, the old root stays and the correction is in the new month.
`,
    },
    {
      acf_fc_layout: 'quote',
      text: 'I was looking for the person I would have to call. There was a text file where he should have been.',
      name: 'Margriet Solberg',
      jobTitle: 'Audit partner, reading the register of a land fund',
      picture: { $picture: 'portrait-margriet' },
    },
    {
      acf_fc_layout: 'accordion_block',
      items: [
        {
          title: 'Why not a link to a block explorer?',
          description:
            'Because an explorer answers about one thing at a time, and an auditor has to say something about all of them. It is also a page that somebody else may change or close.',
          isOpen: true,
        },
        {
          title: 'What about names?',
          description:
            'The ledger has no names and neither have the entries. The file of parties is the only one with personal data, it is delivered apart, and it is the one that the client may withhold or redact.',
          list: [
            'Entries: kept as long as the register',
            'Parties: kept as long as the duty to keep them',
            'A deleted party keeps its number and loses its name',
          ],
        },
        {
          title: 'Who makes the export?',
          description:
            'The client, with one command, without us. If we were needed for it, the auditor would have to audit us as well.',
          descriptionUnderList: 'She asked for that in the fourth call, as a joke.',
        },
      ],
    },
    {
      acf_fc_layout: 'downloadPDFForm',
      title: 'The folder, empty',
      description:
        'The files with their columns, the nine reasons, and the script with a line of comment to each step.',
      fileNote: 'PDF, 3 pages, 20 kB, English',
      buttonText: 'Send me the PDF',
      document: 'register-export-template',
      formId: 'article-file',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## What we still do not know how to export

Reasons. The column has nine words, and for a sale or a pledge that is enough. For a correction it is not: the word
says that somebody was wrong, and an auditor wants to know who, about what, and who noticed. That is in three people's inboxes. We have tried a free field. In a year it was filled in 61 times, and in 40 of these with the word
"correction".

For now the field demands a number: that of the row which is being put right. It does not explain anything. It does tell the auditor which two people to phone, and neither of them is one of us.
`,
    },
    {
      acf_fc_layout: 'articleSeries',
      title: 'A series in three parts: reading a ledger',
      articleSlugs: [
        'a-register-your-auditor-can-read-without-us',
        'a-register-that-a-regulator-can-query',
        'searching-a-ledger-without-reading-all-of-it',
      ],
    },
    {
      acf_fc_layout: 'LinkToCase',
      caseSlug: 'tidemark',
      description: 'Five ports, five auditors, one folder a month that all of them can add up.',
      linkText: 'Read the case',
    },
  ],
};
