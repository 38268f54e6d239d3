import { moneyText } from '@frontage/contract/money.ts';
import type { DemoPage } from '../../demoContent.schema.ts';
import { vacancies } from '../../vacancies.ts';
import { cellOf } from '../people/posts.ts';
import { callWith, contactForm } from '../shared.ts';

const company = [{ label: 'Company', href: '/about-us' }];

/** The least that a vacancy pays, as its own page says. */
function leastOf(slug: string): string {
  const pay = vacancies.find((one) => one.slug === slug)?.pay;
  if (!pay) throw new Error(`${slug} says no pay`);
  return moneyText(pay.from, pay.currency);
}

export const team: DemoPage = {
  type: 'page',
  slug: 'team',
  title: 'Team',
  head: {
    title: 'The people who write and read the code',
    description:
      'Seven of the 41 people at Quayline, with what they do, where, and since when. They answer your email and write the code.',
  },
  breadcrumbs: company,
  card: {
    label: 'Company',
    description: 'Seven of the forty-one, with what they do, where, and since when.',
    picture: { $picture: 'company-call' },
  },
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'The people on the call\nare on the work',
      description:
        'Quayline is 41 people, 31 of them engineers. A lead engineer answers your first email, and stays with you until handover.',
      action: { label: 'Book a free call', href: '/book' },
      secondAction: { label: 'Work with us', href: '/careers' },
      drawing: 'none',
      sideImage: { $picture: 'side-call' },
    },
    { acf_fc_layout: 'breadcrumbs' },
    {
      acf_fc_layout: 'feature_grid',
      heading: 'Those you will\nmeet first',
      columns: 4,
      items: [
        cellOf('Ines Halvorsen', 'Lead engineer, Cadence. Answers new enquiries.'),
        cellOf('Tomas Oyelaran', 'Protocol engineer. Wrote the Tidemark validator.'),
        cellOf('Ruth Abelard', 'Head of audit. Reads first what others skip.'),
        cellOf('Kenji Morrow', 'Product design. Draws the failure before the screen.'),
        cellOf('Nadia Castellan', 'Backend and settlement. Runs our Canton nodes.'),
        cellOf('Piet van Loon', 'Operations. Has restored every backup he vouches for.'),
        cellOf('Grace Adeyemi', 'Discovery and price. Finds the line that is missing from the bill.'),
        {
          icon: 'plus',
          label: 'You, perhaps',
          labelLink: '/careers',
          text: 'We are looking for a senior Go engineer, in any office.',
          bottomText: 'day one',
        },
      ],
    },
    {
      acf_fc_layout: 'answers',
      ground: 'land',
      heading: 'How forty-one people\nwork in five offices',
      items: [
        {
          title: 'One lead, from email to handover',
          description:
            'Whoever answers your first email answers for the last commit. There is no account manager in between.',
          note: 'the same name',
        },
        {
          title: 'Two offices on every project',
          description:
            'One writes while the other reads, so that each morning begins with a question from somebody awake.',
          note: 'read overnight',
        },
        {
          title: 'Engineers, and ten others',
          description:
            'Thirty-one write or read code. The others draw, price, translate, keep the books and make coffee that is worth a meeting.',
          note: '31 and 10',
        },
        {
          title: 'A day a week without clients',
          description: 'For tools, for the blog, and for reading code that we were not asked to read.',
          note: 'Wednesdays',
        },
      ],
    },
    callWith('Ines Halvorsen', 'Ines Halvorsen answers new enquiries,\nand stays with what she has answered.'),
  ],
};

export const careers: DemoPage = {
  type: 'page',
  slug: 'careers',
  title: 'Careers',
  head: {
    title: 'Careers: vacancies at Quayline',
    description:
      'The posts that are free at Quayline, each with its town, its pay and its last day. What we do not offer, and how we decide in two weeks.',
  },
  breadcrumbs: company,
  card: {
    label: 'Company',
    description: 'The posts that are free, each with its town, its pay and its last day, and how we decide.',
    picture: { $picture: 'company-shelf' },
  },
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'Few vacancies,\nwell described',
      description: `We rarely hire: people stay eight years on average. Two posts are free, an engineer’s from ${leastOf('senior-go-engineer')} a year and an auditor’s from ${leastOf('auditor-of-smart-contracts')} an hour; same level, same pay, adjusted for the city.`,
      action: { label: 'See the two posts', href: '#posts' },
      secondAction: { label: 'Meet the team', href: '/team' },
      drawing: 'none',
      sideImage: { $picture: 'side-shelf' },
    },
    { acf_fc_layout: 'breadcrumbs' },
    {
      acf_fc_layout: 'vacancies',
      anchor: 'posts',
      heading: 'Posts that\nare free',
      lead: 'Full terms on the page of each. Thirty days of holiday, in every office.',
      emptyText: 'No post is free at the moment. Write anyway: the last two of us were hired that way.',
      otherWay: { label: 'Write to us anyway', href: '#contact-form' },
    },
    {
      acf_fc_layout: 'journey',
      heading: 'Four steps from\nletter to contract',
      items: [
        { step: 'Day 0', label: 'You write', description: 'A page about something you built that is still running.' },
        {
          step: 'Day 3',
          label: 'An answer',
          description: 'From the engineer you would work beside, yes or no, with a reason.',
        },
        { step: 'Week 1', label: 'A paid day', description: 'A day’s work on a real bug, with us, for a day’s fee.' },
        {
          step: 'Week 2',
          label: 'A contract',
          description: 'The salary published for your level and your city.',
        },
      ],
    },
    {
      acf_fc_layout: 'feature_grid',
      heading: 'Who reads\nyour page',
      ground: 'water',
      columns: 4,
      items: [
        cellOf('Nadia Castellan', 'Reads what engineers send. Looks for the test first, then asks what it missed.'),
        cellOf('Ruth Abelard', 'Reads what auditors send, and answers the finding she would have argued with.'),
        cellOf('Piet van Loon', 'Picks the bug for your paid day, sits beside you until lunch, and buys it.'),
        cellOf('Grace Adeyemi', 'Sends the contract in week 2, with the salary that the vacancy printed.'),
      ],
    },
    {
      acf_fc_layout: 'refusals',
      heading: 'What we do\nnot offer',
      items: [
        { title: 'A ladder to climb', description: 'Levels follow what you do. The people you do it with decide.' },
        { title: 'Equity in tokens', description: 'We are paid in money, and so would you be.' },
        {
          title: 'A puzzle at a whiteboard',
          description: 'A real bug instead, one that somebody here would like gone.',
        },
      ],
    },
    {
      acf_fc_layout: 'faq',
      heading: 'Asked by those\nwho applied',
      items: [
        {
          title: 'Do I have to know ledgers?',
          description:
            'No. You have to want to know why two counts differ. The rest takes three months, beside somebody who knows it.',
          isOpen: true,
        },
        {
          title: 'Can I work from home?',
          description:
            'Three days a week, or more by agreement with those you work with. The first month is in an office, because questions get asked faster there.',
        },
        {
          title: 'Do you look at degrees?',
          description: 'No. We look at something that you built, and talk about why it is the way it is.',
        },
        {
          title: 'What if there is no vacancy for me?',
          description: 'Write anyway: the last two of us were hired that way. For students there is the scholarship.',
        },
      ],
    },
    {
      ...contactForm,
      form: 'careers',
      heading: 'One page about\nsomething that runs',
      lead: 'No cover letter, no CV. Tell us what you built and what you would do differently.',
      facts: [
        { title: 'Answer', description: 'in three days, yes or no, with a reason' },
        { title: 'Read by', description: 'an engineer you would work with' },
        { title: 'Paid', description: 'the day on a real bug' },
        { title: 'Email', description: '{email}' },
      ],
      messageLabel: 'What you built, and where it runs',
      messagePlaceholder: 'A link and ten sentences are enough',
      buttonText: 'Send my page',
    },
  ],
};
