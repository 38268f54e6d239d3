import type { DemoArticle } from '../demoContent.schema.ts';

export const weightedKeysForPeopleWhoLosePhones: DemoArticle = {
  slug: 'weighted-keys-for-people-who-lose-phones',
  title: 'Weighted keys for people who lose phones',
  excerpt:
    'A phone lasts three years, a person’s things should last longer. Five keys, one threshold, and what to do on the day of the taxi.',
  date: '2026-09-30T08:00:00Z',
  preview: { $picture: 'article-weights' },
  category: 'mobile-development',
  second_categories: ['blog', 'blockchain'],
  tags: ['cadence', 'flow'],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
Of the 9,400 people who used a loyalty app of ours last year, 611 changed their phone. We know because they told the
app. Of those, 38 had left the old one in a taxi, a river or a pair of trousers, and had nothing in their hands but a
new phone and an email address.

A wallet must be designed for these 38. The other 573 could have copied a file.

## A key that cannot be copied

A phone has a part that makes keys and never gives them out. On iPhones it is called the Secure Enclave, on Android a
hardware-backed keystore. The key signs when the owner shows a face or a thumb, and dies with the device.

These parts use a curve named P-256. Many chains use another, so on them the key of the phone can only guard a second
one, which then lies in software. Flow accepts P-256 for account keys. The key in the phone *is* the key of the
account, and there is no seed phrase, because there is nothing that could be written down.

This is safe and rather final. A key that cannot be copied cannot be restored. So one key is not enough.

## Five keys and a sum

An account on Flow does what it is told when
[the weights of the signatures reach 1,000](/blockchain/a-key-for-the-finance-team-that-cannot-move-money). We give the customer five keys,
none of which reaches it alone.

*The keys of one customer*

| Key | Where it lies | Weight |
|---|---|---:|
| Phone | In the phone, behind a thumb | 500 |
| Service | With us, in a hardware module; signs after a check of the device | 500 |
| Paper | Printed once, in a drawer | 500 |
| Friend | In the phone of somebody who was asked | 250 |
| Second friend | The same, elsewhere | 250 |

On an ordinary day the phone and the service sign together, and the customer sees a thumb and nothing else. Any two of
the first three will do. A friend’s key decides nothing, and two friends together count as one of the three: they are there
for those who have thrown the paper away.

> [!NOTE]
> We cannot act alone. That is a sentence for the front page of the app, and it can be checked by anyone.

What the sums say is more important than the table. With the paper and the phone a customer can leave us, without
asking. With the phone alone a thief can do nothing. With our module alone neither can we, nor anyone who breaks in.

## The day of the taxi

Here is what happens when the phone is gone.

1. The customer installs the app on a new phone. It makes a new key, which is nobody’s yet.
2. She confirms the email address and takes the paper from the drawer. The app reads it with the camera.
3. Paper and service sign one transaction. It adds the new key and revokes the old one.

\`\`\`cadence change_phone.cdc {3,8}
transaction(newPhone: [UInt8], lostPhone: Int) {
    prepare(owner: auth(AddKey, RevokeKey) &Account) {
        owner.keys.add(
            publicKey: PublicKey(publicKey: newPhone, signatureAlgorithm: SignatureAlgorithm.ECDSA_P256),
            hashAlgorithm: HashAlgorithm.SHA2_256,
            weight: 500.0
        )
        owner.keys.revoke(keyIndex: lostPhone)
    }
}
\`\`\`

Both in one transaction: an account that has the new key and still the old one is an account with a thief’s chance in
it. The address does not change and nothing is moved, so nothing else has to be told. A revoked key stays in the list,
marked as such, and its index is never given out again. You can read in the chain how many phones somebody has lost.

The median for the 38 people was four minutes. The longest took two days, and that one was looking for the paper.
`,
    },
    {
      acf_fc_layout: 'accordion_block',
      items: [
        {
          title: 'What if phone and paper burn together?',
          description:
            'Then the service and two friends. We ask for two friends at the start and are told “later” by nine of ten people. The app asks again after the first thing of value has arrived, and then six of ten do it.',
          isOpen: true,
        },
        {
          title: 'What if you go out of business?',
          description:
            'Phone and paper are enough to remove our key and put another in its place. The paper carries the address of a page which does that and which is not ours.',
        },
        {
          title: 'Why not let the cloud keep a copy of the key?',
          description:
            'For some products that is right, and it is simpler. Then whoever can open the cloud account can open this one, and the weight of that key should be chosen by somebody who has tried to recover a cloud account.',
        },
      ],
    },
    {
      acf_fc_layout: 'downloadPDFForm',
      title: 'The key ceremony checklist',
      description:
        'Three pages: who is in the room, what is read aloud, and what is written down before anyone leaves.',
      fileNote: 'PDF, 3 pages, 20 kB, English',
      buttonText: 'Send me the PDF',
      document: 'key-ceremony-checklist',
      formId: 'article-file',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## One more number

Two of the 611 had not lost a phone. They had been robbed of it, unlocked, in the street. The thief had the thumb’s
consent still warm and tried to send everything away. The service key did not sign: the device had begun to behave
like another person, and above $200 the service asks by email first.

That check is ordinary, and every bank has one. What is new is that the bank could not have done it the other way
round.
`,
    },
  ],
};
