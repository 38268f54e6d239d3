import type { DemoArticle } from '../demoContent.schema.ts';

export const aTicketYouCanSeeThroughACamera: DemoArticle = {
  slug: 'a-ticket-you-can-see-through-a-camera',
  title: 'A ticket you can see through a camera',
  excerpt:
    'We hung a lantern over the right seat, in a stadium of 31,000. It is drawn by the phone and lit by what the ledger says.',
  date: '2026-04-16T08:00:00Z',
  preview: { $picture: 'article-camera' },
  category: 'ar-vr',
  second_categories: ['blog', 'mobile-development'],
  tags: ['cadence', 'flow'],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
The stewards of a football club told us that they answer one question four hundred times an evening. It is not about
the game. It is: where is row 14?

The club had its tickets on Flow already, so each phone knew who it was. The stadium had been measured to the
centimetre for the fire brigade. We had eleven weeks and were asked for a drawing over the camera’s picture that leads
people to their seats. In the end there was one thing in it: a lantern, hanging over the right chair, which can be seen
from the stairs.

## Three things that must agree

A picture laid over the world is right when three parties agree: the phone about where it stands, the plan about where
the seat is, and the ledger about whose seat it is.

*What each of them is wrong by*

| Who | Says | Off by |
|---|---|---|
| Phone, by its own sensors | I am here | 3 to 9 metres |
| Phone, after seeing two marks on a pillar | I am here | 6 centimetres |
| Plan of the stadium | The seat is there | 2 centimetres |
| Ledger | The seat is yours | nothing, or everything |

The first line is why such things usually look drunk. Satellites are of no use beneath a roof. We painted marks on the
pillars, in the club’s colours, which visitors take for decoration. The camera sees two of them at once from any stair,
and the lantern stops swaying.

> [!NOTE]
> Six centimetres is an eighth of a seat. At nine metres you would sit with another family.

## The last line of the table

The ledger is never a little wrong. If a ticket was sold on in the queue, the lantern has to go out on one phone and be
lit on another, and neither of them has a signal. Thirty-one thousand people in one place is the same as no network.

So the phone takes the answer along. When the ticket is opened, at home or in the tram, the app reads the chain and
keeps a signed note: this ticket, this key, this block. The lantern is lit by the note. It burns yellow while the note
is older than ten minutes, and white when the gate has confirmed it. The gate has a cable, asks the ledger, and marks
the ticket as entered. A ticket that has been entered cannot be moved until the game is over: that is one condition in
the contract, and it ended the passing of phones back over the fence.

Nobody asked for the lantern to prove anything. It turned out to be its other use. A steward who doubts a ticket says
“Show me your lantern”, and looks where the phone is pointed. A screenshot does not hang over a chair.

## What we took out

The first version had arrows on the floor, the score, a greeting by the goalkeeper, and an advertisement. People
walked into each other. In the second, the camera’s picture is shown only while the phone is held up and the person
stands still; as soon as they walk it becomes a plain map with a dot.

There is also what was never in it. The app does not send the camera’s picture anywhere, and forgets the marks when it
is closed. The ledger knows that a seat was sold and that a gate was passed. It does not know who looked at what.

The stewards still count the question. It is down to seventy an evening, and many of those are from people whose
phone is in a pocket, where it belongs.
`,
    },
    {
      acf_fc_layout: 'short_link_block',
      label: 'Also',
      linkText: 'Counters, passes and tickets that shops share',
      href: '/services/loyalty',
    },
    {
      acf_fc_layout: 'faq',
      heading: 'Asked at the gate',
      items: [
        {
          title: 'What if the battery is empty?',
          description:
            'The gate can find the ticket by the name and a document, as before. Of 31,000 visitors about sixty need it.',
        },
        {
          title: 'Does it work with smart glasses?',
          description:
            'It does in our office. In the stadium we counted two pairs, and one belonged to us. The drawing is the same; we shall look again next season.',
        },
      ],
    },
  ],
};
