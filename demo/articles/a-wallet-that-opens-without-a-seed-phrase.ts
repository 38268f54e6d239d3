import type { DemoArticle } from '../demoContent.schema.ts';

export const aWalletThatOpensWithoutASeedPhrase: DemoArticle = {
  slug: 'a-wallet-that-opens-without-a-seed-phrase',
  title: 'A wallet that opens without a seed phrase',
  excerpt:
    'Twelve words on a sheet of paper were never a feature. What takes their place, and which promise you make when you leave them out.',
  date: '2026-07-02T08:00:00Z',
  isFeatured: true,
  preview: { $picture: 'article-wallet' },
  category: 'mobile-development',
  second_categories: ['blog'],
  tags: ['cadence', 'typescript', 'flow'],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
We watched thirty people install a wallet, one at a time, in a room with a camera. At the screen with the twelve words
nineteen of them took a picture of it. Six copied it into an email to themselves. Two wrote it down on paper, and three
put the phone on the table and asked whether this was necessary.

It is not. The twelve words are a copy of a key, made for people because the machine could not be trusted to keep one.
The machine can now.

## What happens in the thirty-one seconds

In Hushmint it takes the median listener 31 seconds from the first visit to the first sound. In that time an account is made which is theirs. This is what they see, and what happens meanwhile.

*The first half minute*

| Seconds | On the screen | Behind it |
|---:|---|---|
| 0 | An email address is asked for | Nothing |
| 8 | “Check your email” | The service asks the network for an account and pays for it |
| 17 | A link is opened | The phone makes a key in its secure part |
| 19 | A thumb | The key is added to the account, with weight |
| 31 | Sound | The first edition arrives |

The account is made while people look for the email, since that is time they have and we need. The key is made in the
phone, by the phone, and has never been anywhere else. What we hold is [a second key](/mobile-development/weighted-keys-for-people-who-lose-phones), so that
two signatures are needed and neither party can act alone.

> [!NOTE]
> No word on these screens is about a chain. Nobody has asked for one.

No coin is bought, because the service is the payer of the fee. Each of the transactions costs us a small part of a
cent, and the account’s reserve 0.001 FLOW. The cheapest advertisement that brought a listener cost four thousand
times as much.

## Which promise this is

To leave out the seed phrase is to make a promise in its place. There are three, and they should not be confused.

- *We keep it for you.* The service holds all the keys. It is simple, and it is a bank. Say so, and get the licence.
- *Neither without the other.* Two keys, as above. The service can refuse to sign, but cannot take.
- *Yours, and we are a guest.* The customer’s keys reach the threshold without ours. We can suggest, and pay.

Most products begin at the second, and ought to have a door to the third. A door means a button, not a letter to the
support desk. On Flow the account can be linked to a wallet as its child, or handed over with all that is in it, and
the address stays. Nothing has to be sold or sent, so nothing is taxed or lost on the way.

We write the three sentences into the contract with the client, and the one that holds is printed in the app under
*Who can open this*. It is a short page. It has been read by more people than the terms of use.
`,
    },
    {
      acf_fc_layout: 'accordion_block',
      items: [
        {
          title: 'What does the email address prove?',
          description:
            'That somebody can read that email. It starts the account and helps to replace a lost phone, together with something else. It never signs alone.',
          isOpen: true,
        },
        {
          title: 'Is a passkey not the same thing?',
          description:
            'It is a cousin. A passkey is also a key in the phone, but it may travel to the other devices of the same cloud account. That is comfortable, and it makes the cloud account one of the signers. We use it for signing in, and the key of the device for signing.',
        },
        {
          title: 'And those who want their twelve words?',
          description:
            'There are some, and they are right to ask. They add a key of their own wallet to the account, with full weight, and remove ours. It is the third promise, reached on the first day.',
        },
      ],
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## What we still do not like

The screen at second 19 asks for a thumb, and people give it, as they would to any screen by now. We would like them to
know what for. We have tried six sentences. The one that is understood is *This phone is now one of your two keys*, and
a fifth of the people in the room with the camera could say afterwards which was the other.

A fifth is more than two of thirty.
`,
    },
    {
      acf_fc_layout: 'otherArticles',
      heading: 'Written nearby',
      articleSlugs: ['weighted-keys-for-people-who-lose-phones', 'who-signs-for-whom'],
    },
    {
      acf_fc_layout: 'LinkToCase',
      caseSlug: 'hushmint',
      description: '31 seconds from the first visit to the first sound.',
      linkText: 'Read the case',
    },
  ],
};
