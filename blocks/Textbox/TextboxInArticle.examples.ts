import { defineExamples } from '../examples/example.ts';
import { examplePicture } from '../examples/pageContext.ts';
import { textbox } from './Textbox.schema.ts';

const code = '```';

/** Texts as articles have them. */
export const articleTextExamples = defineExamples(textbox, [
  {
    name: 'everything a text can hold',
    block: {
      acf_fc_layout: 'textbox',
      text: `Every account on Flow keeps a small balance it cannot spend. The balance is not a fee and nobody takes it. It is the price of a berth: as long as the FLOW stays, so may the data. At the time of writing one FLOW reserves 100 MB, and the smallest berth is 0.001 FLOW for 100 kB.[^1]

## The reserve nobody budgets

A product that creates accounts for its customers pays that reserve for each of them. With fifty thousand accounts it is 50 FLOW, which is nothing. Then the customers do what they were invited to do: they collect.

> [!NOTE]
> The reserve comes back when the data leaves. Budget it as a deposit, not as a cost.

Capacity is read from the balance at the end of a transaction. If the account stores more than its balance allows, the transaction fails, [whoever signed it](/blockchain/who-signs-for-whom). That last part surprises teams, because the recipient of a gift can be the reason the gift is refused.

## What a thing weighs

We stored ten thousand copies of four common things on the emulator and divided. The figures move with every field you add, so treat them as a scale rather than as a tariff.

*Ten thousand of each, measured on the emulator*

| Thing | Bytes each | Storage | FLOW held |
|---|---:|---:|---:|
| Fungible token vault | 212 | 2.1 MB | 0.021 |
| NFT, metadata computed | 398 | 4.0 MB | 0.040 |
| NFT, metadata stored | 1,140 | 11.4 MB | 0.114 |
| NFT with a picture inside | 38,200 | 382.0 MB | 3.820 |

### Measure before you model

The script below reads what an account uses and what it may use. Both are fields of \`account.storage\`; no contract is needed.

${code}cadence storage_ratio.cdc {3-4}
access(all) fun main(address: Address): UFix64 {
    let account = getAccount(address)
    let used = UFix64(account.storage.used)
    let room = UFix64(account.storage.capacity)
    return room == 0.0 ? 0.0 : used / room
}
${code}

1. Run it over every account your product has created, not over a sample.
2. Sort by the ratio and read the top hundred by hand.
3. Write the alarm at 80 per cent, because a full account cannot be helped by email.

## Three ways to pay less

None of them is clever. Compute what can be computed, share what is shared, and let a thing go when its work is done.

- Metadata views are functions; call them, do not store them.
- Text that all editions share belongs to the contract, **once**.
- A used ticket is a receipt. Burn the ticket, keep the event.

[^1]: The rate and the minimum are network parameters; we read both on 3 November, 2026.`,
    },
  },
  {
    name: 'what authors also type',
    block: {
      acf_fc_layout: 'textbox',
      text: `A text that begins without a heading, with <b>HTML that nobody runs</b> and a very long word: \`a_name_that_no_screen_is_wide_enough_for_and_that_must_break_somewhere_all_the_same\`.

> Somebody said this, and it is no note.
>
> In two paragraphs.

7. A list that begins at seven

   with a second paragraph in its entry,

8. and a list within

   - one
   - two

---

| Column one | Two | Three | Four | Five | Six | Seven | Eight |
|---|---|---|---:|---:|---:|---:|---:|
| A row of many columns | with words | and words | 1,000,000 | 2,000,000 | 3,000,000 | 4,000,000 | 5,000,000 |

${code}
a line without a file name that is far longer than any sheet is wide, so that the sheet has to scroll, by keyboard too
${code}

> [!NOTE]
> A note with nothing before it that could hold it.

The last paragraph.[^why] It calls one footnote twice.[^why]

[^why]: Because [a text](https://flow.com) may.`,
    },
  },
  {
    name: 'a picture between its paragraphs',
    block: {
      acf_fc_layout: 'textbox',
      text: `## Where the bytes go

In all four products the largest share was data that the contract could have computed.

> [!NOTE]
> A note stands beside the text, and ends where a picture begins.

![Stored per active user after one month. Dashed: could be computed. Solid: never read by anyone.](picture:1)

Pictures came second, and only where somebody had been in a hurry.

### What is left

The rest is names.`,
      pictures: {
        1: examplePicture(
          'figure-bytes',
          'Kilobytes per active user in four products: ticketing 90, loyalty 39, certificates 86, game items 118',
        ),
      },
    },
  },
]);
