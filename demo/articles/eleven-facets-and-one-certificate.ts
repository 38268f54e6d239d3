import type { DemoArticle } from '../demoContent.schema.ts';

export const elevenFacetsAndOneCertificate: DemoArticle = {
  slug: 'eleven-facets-and-one-certificate',
  title: 'Eleven facets and one certificate',
  excerpt: 'Notes from Opaline: what is measured on a stone, who signs for it, and what the ledger is not told.',
  lead: 'A ledger cannot look at a stone. These are notes from Opaline about the person who can, the eleven things she measures, and the days on which the certificate belongs to nobody.',
  date: '2026-05-12T08:00:00Z',
  preview: { $picture: 'case-opaline' },
  category: 'case',
  second_categories: ['blog'],
  tags: ['cadence', 'flow'],
  head: {
    title: 'Opaline: tying one certificate to one stone',
    description:
      'Why an opal needs eleven measurements to be told from another, who may change a certificate, and what happens while a parcel is on its way.',
  },
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
In the first workshop Josephine Ferrol put two opals on the table and two certificates beside them, and asked us which
belonged to which. Both papers gave the same weight, to a hundredth of a carat, the same colour and the same field. We
could not tell. She could, in four seconds, and that was the end of our first model, in which a certificate was a weight
and a photograph.

## What makes a stone this stone

An opal changes with the light, so photographs are poor witnesses. What does not change is its geometry. Ferrol measure
the angles between eleven facets, or, for a domed stone, eleven points of its outline. Two stones with the same eleven
numbers have not been found in forty thousand.

*What the certificate holds, and who may change it*

| Part | Where it is kept | Who may change it |
|---|---|---|
| Eleven measures | in the resource | nobody |
| Weight and origin | in the resource | nobody |
| Colour, in words | in the resource | a gemmologist, with a reason |
| Photographs | outside, hash inside | a gemmologist |
| The owner | by where it lies | the owner, by a sale |

The register keeps the hash of the eleven numbers, rounded to what the instrument can repeat, and refuses a certificate
whose hash it has seen. It is a small rule. In the first month it refused four, and all four were stones that had been
sent in a second time, by people who had bought them with a paper they did not trust.

> [!NOTE]
> Rounding decides what "the same" means. It was settled by measuring one stone two hundred times.
`,
    },
    {
      acf_fc_layout: 'short_link_block',
      label: 'Also',
      linkText: 'Non-fungible token, in two sentences',
      href: '/glossary/n#non-fungible-token',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## Who signs

A gemmologist signs with a key of her own, on a device that does nothing else. Dealers can hold certificates and sell
them, and they cannot touch a number in one. In Cadence that is a matter of entitlements: the function that corrects a
colour asks for the right *Assess*, and a reference with that right is given to three people.

\`\`\`cadence OpalCertificate.cdc {1,8}
access(all) entitlement Assess

access(all) resource Certificate {
    access(all) let facets: [UFix64]
    access(all) var colour: String
    access(all) var reasons: [String]

    access(Assess) fun correct(colour: String, reason: String) {
        self.colour = colour
        self.reasons.append(reason)
    }

    init(facets: [UFix64], colour: String) {
        pre { facets.length == 11: "Eleven facets, no more and no fewer" }
        self.facets = facets
        self.colour = colour
        self.reasons = []
    }
}
\`\`\`

The owner of a certificate could take such a reference to it, since the resource lies in his account. So it does not
lie there bare. It lies in a case, a second resource, which passes *correct* on to holders of the right and gives
nobody a reference to what is inside.

## The days between

A sale takes two days. During those two days the stone is with a courier, the buyer has paid, and neither side should hold both. The
certificate is moved into an escrow, and so is the money, in one transaction. They come out again in one transaction as
well, when the courier's handover has been signed twice.

Then there was the question of the parcel that is lost. The lawyers wanted one deadline, the insurers another. We built a
third thing: after thirty days without a second signature nothing happens by itself, and the two parties with the
insurer, two of three, decide where each half goes. It has been used once. The parcel was at a neighbour's.
`,
    },
    {
      acf_fc_layout: 'accordion_block',
      items: [
        {
          title: 'What if a stone is cut again?',
          description:
            'Then it is another stone. The gemmologist closes the old certificate with a reason and issues a new one that names it. The chain of the two can be read by anybody.',
          isOpen: true,
        },
        {
          title: 'What stops a dealer from selling the stone without the paper?',
          description:
            'Nothing, and nothing should. The buyer then has a stone without a certificate, and knows it. Before, he had a stone with a PDF.',
        },
      ],
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## What the ledger is not told

The price is not in the certificate. Everyone in the workshop had assumed that it would be. Josephine Ferrol's father,
who had said nothing until then, remarked that a stone whose last price is known is worth exactly that. He was
eighty-one, and it was the only requirement that he gave us.
`,
    },
    {
      acf_fc_layout: 'LinkToCase',
      caseSlug: 'opaline',
      description: 'One stone, one certificate: the case in figures, and who built it.',
      linkText: 'Read the case',
    },
  ],
};
