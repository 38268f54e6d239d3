import { createEmptyRows, type DemoDocument } from './document.ts';

export const registerExportTemplate: DemoDocument = {
  name: 'register-export-template',
  title: 'The folder, empty',
  lead: 'The files of a register export with their columns, the nine reasons, and the script that does the sums. With it an auditor can check a register without calling anybody.',
  parts: [
    { kind: 'heading', text: 'Six kinds of file' },
    {
      kind: 'table',
      caption: 'Text with commas, UTF-8, one line break at the end of each row',
      columns: [
        { title: 'File', share: 2.6 },
        { title: 'Has', share: 4.4 },
        { title: 'Columns', share: 4.6 },
      ],
      rows: [
        ['about.txt', 'which ledger, from which block to which, who ran the export and when', 'one page of text'],
        [
          'parties.csv',
          'one row for each holder; delivered apart, may be withheld',
          'party, name, country, since_utc, until_utc',
        ],
        [
          'entries-yyyy-mm.csv',
          'one row for each thing that happened, a file for each month',
          'row, block, time_utc, tx, from, to, units, decimals, reason',
        ],
        ['balances.csv', 'for each holder and month, beginning and end', 'party, month, units_begin, units_end'],
        ['reasons.csv', 'the nine words of the last column of entries', 'reason, sentence'],
        ['sums.txt', 'rows and hash of each of the other files', 'file, rows, sha256'],
      ],
    },
    { kind: 'heading', text: 'Four rules for entries' },
    {
      kind: 'checks',
      items: [
        'The row number begins at 1 and has no gaps over all months together.',
        'Amounts are whole numbers in the smallest unit; the decimals have a column of their own.',
        'A correction is a row of its own with its own reason. Nothing exported is ever changed.',
        'Whoever issues or redeems is in the columns too, so that each row has two sides.',
      ],
    },
    { kind: 'page' },
    { kind: 'heading', text: 'The nine reasons' },
    {
      kind: 'table',
      caption: 'reasons.csv. Strike out what your register cannot do; add none without a sentence.',
      columns: [
        { title: 'Reason', share: 2 },
        { title: 'Sentence', share: 8 },
      ],
      rows: [
        ['issue', 'The issuer made units that did not exist before.'],
        ['redeem', 'The issuer took units back, and they ceased to exist.'],
        ['sale', 'Units passed to a buyer against a payment outside or inside the ledger.'],
        ['gift', 'Units passed without a payment, including by inheritance.'],
        ['pledge', 'Units passed to a holder who keeps them as security.'],
        ['release', 'Pledged units went back to whoever had pledged them.'],
        ['split', 'The number of units changed for all holders alike.'],
        ['order', 'A court or an authority had units moved; its number is in about.txt.'],
        ['correction', 'An earlier row was wrong; this one undoes it, and names its row in about.txt.'],
      ],
    },
    { kind: 'heading', text: 'The script' },
    {
      kind: 'text',
      text: 'Sixteen lines that use nothing beyond the language. Call it with all files of entries. It stops at a missing row and where the sum is not zero; what it prints is compared with the last month of balances.csv.',
    },
    {
      kind: 'code',
      name: 'check_register.py',
      text: `import csv, sys
from collections import defaultdict

held = defaultdict(int)     # units of each party
expected = 1                # the next row number

for name in sorted(sys.argv[1:]):   # the months in order
    with open(name, newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            # a missing row is a missing number
            assert int(row["row"]) == expected, f"row {expected} is missing in {name}"
            # each row has two sides
            held[row["from"]] -= int(row["units"])
            held[row["to"]] += int(row["units"])
            expected += 1

# nothing came from nowhere
assert sum(held.values()) == 0
for party, units in sorted(held.items()):
    print(party, units, sep=",")`,
    },
    { kind: 'page' },
    { kind: 'heading', text: 'about.txt, to be filled in' },
    {
      kind: 'table',
      caption: 'One line each',
      columns: [
        { title: 'Line', share: 4 },
        { title: 'Yours', share: 6 },
      ],
      rows: [
        ['Ledger and network', ''],
        ['Contract or template, with version', ''],
        ['First block, and its time in UTC', ''],
        ['Last block, and its time in UTC', ''],
        ['Run by, on, with which version of the exporter', ''],
        ['Repository of the exporter', ''],
        ['Roots of the months, and the transaction that wrote each', ''],
        ['Rows of reason “order” or “correction”, with their papers', ''],
      ],
    },
    {
      kind: 'table',
      caption: 'sums.txt, as it will look',
      columns: [
        { title: 'File', share: 3 },
        { title: 'Rows', share: 1.5, align: 'right' },
        { title: 'SHA-256', share: 6 },
      ],
      rows: createEmptyRows(4, 3),
    },
  ],
};
