import type { DemoPage } from '../../demoContent.schema.ts';
import { cellOf } from '../people/posts.ts';

/** The next event and past ones. Its date and seats come from the event itself. */
export const events: DemoPage = {
  type: 'page',
  slug: 'events',
  title: 'Events',
  head: {
    title: 'Ledger Night: three talks, one long table',
    description:
      'Twice a year we invite forty people to three short talks on ledgers that went right or wrong, and to a long table. Free, and seats are counted.',
  },
  breadcrumbs: [{ label: 'Company', href: '/about-us' }],
  card: {
    label: 'Company',
    description: 'Twice a year: three short talks on code that runs, and one long table.',
    picture: { $picture: 'news-table' },
  },
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'Ledger Night,\ntwice a year',
      description:
        'A free evening for forty people: engineers, and those who sign for them. No stage, no sponsors, no recording.',
      action: { label: 'See the evening', href: '#evening' },
      secondAction: { label: 'Keep me a seat', href: '#seat' },
      drawing: 'none',
      sideImage: { $picture: 'side-table' },
    },
    { acf_fc_layout: 'breadcrumbs' },
    {
      acf_fc_layout: 'event_details',
      anchor: 'evening',
      eventSlug: 'ledger-night-crescendo',
      programme: [
        {
          time: '18:00',
          title: 'Doors, and something warm',
          description: 'The door is the one beside the chandler’s.',
        },
        {
          time: '18:30',
          title: 'A failed call is not an exception',
          description: 'Tomas Oyelaran on crossing to the EVM side and reading what came back.',
        },
        {
          time: '18:50',
          title: 'Storage has a price, and we had not asked',
          description: 'Grace Adeyemi on two bills, one before Crescendo and one after.',
        },
        {
          time: '19:10',
          title: 'What an auditor reads first',
          description: 'Ruth Abelard, with the code on the wall and the names taken out.',
        },
        { time: '19:40', title: 'Dinner', description: 'Nobody is sold anything; somebody washes up.' },
      ],
      seatHref: '#seat',
      buttonText: 'Keep me a seat',
      endedText: 'The last evening is over, and the next one has no date yet.',
      pastHeading: 'Past evenings',
      past: [
        {
          date: '2026-09-24',
          title: 'Ledger Night: findings we were glad to be given',
          description: 'Rotterdam, 30 chairs, all taken. Two auditors read from their own reports.',
        },
        {
          date: '2026-02-26',
          title: 'Ledger Night: the count that did not agree',
          description: 'Baltimore, 24 chairs. Three bookkeepers and what they noticed first.',
        },
      ],
    },
    {
      acf_fc_layout: 'feature_grid',
      heading: 'Three people,\nthree talks',
      columns: 3,
      items: [
        cellOf('Tomas Oyelaran', 'A failed call is not an exception.', '18:30, protocol engineer'),
        cellOf('Grace Adeyemi', 'Storage has a price, and we had not asked.', '18:50, discovery and price'),
        cellOf('Ruth Abelard', 'What an auditor reads first.', '19:10, head of audit'),
      ],
    },
    {
      acf_fc_layout: 'faq',
      heading: 'Before\nyou come',
      items: [
        {
          title: 'Is it free?',
          description: 'Yes. We ask one thing: if you cannot come, tell us, because seats are counted.',
          isOpen: true,
        },
        {
          title: 'Can I bring somebody?',
          description: 'Yes, with a seat of their own. Give us both names, and anything either of you does not eat.',
        },
        {
          title: 'Can I watch it online?',
          description:
            'No. The talks become articles on the blog some weeks later, with the questions that were asked.',
        },
      ],
    },
    {
      acf_fc_layout: 'form',
      look: 'closing',
      anchor: 'seat',
      heading: 'Keep me\na seat',
      lead: 'You will hear within {answerTime} whether it is yours. We ask for nothing else, unless you bring somebody.',
      facts: [
        { title: 'Where', description: '9 Shad Lane, London SE1 2ND' },
        { title: 'Cost', description: 'free' },
        { title: 'Email', description: '{email}' },
      ],
      messageLabel: 'Who is coming',
      messagePlaceholder: 'Names, and anything we should not cook',
      form: 'event-seat',
      buttonText: 'Keep me a seat',
      eventSlug: 'ledger-night-crescendo',
      ghostLabel: 'your chair',
      receivedLabel: 'asked for',
    },
  ],
};
