import type { DemoPage } from '../../demoContent.schema.ts';

/** The form with which students apply; applications have their own retention term. */
export const applicationForm = 'scholarship';

/** For two students a year. The form asks for a proof and an essay. R49. */
export const scholarship: DemoPage = {
  type: 'page',
  slug: 'scholarship',
  title: 'Scholarship',
  head: {
    title: 'Quayline scholarship for two students a year',
    description:
      'Two grants of $6,000 a year for students who have built something that still runs. What to send, who reads it, and by when: 15 March, 2027.',
  },
  breadcrumbs: [{ label: 'Company', href: '/about-us' }],
  card: {
    label: 'Company',
    description: 'Two grants of $6,000 a year for students who have built something that still runs.',
    picture: { $picture: 'article-paper' },
  },
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'For something\nthat still runs',
      description:
        '$6,000 each for two students a year who have built something and kept it alive. Two pages, no references, nothing to sign.',
      action: { label: 'Apply', href: '#application' },
      secondAction: { label: 'Read the conditions', href: '#conditions' },
      drawing: 'none',
      sideImage: { $picture: 'line-grants' },
    },
    { acf_fc_layout: 'breadcrumbs' },
    {
      acf_fc_layout: 'journey',
      heading: 'Four dates\nto remember',
      items: [
        {
          step: '15 Jan 2027',
          label: 'Open',
          description: 'You may send yours earlier. We start reading on this day.',
        },
        {
          step: '15 Mar 2027',
          label: 'Closed',
          description: 'At midnight where you are. A late essay is read next year.',
        },
        { step: '15 Apr 2027', label: 'Answers', description: 'To everyone, with two sentences on why.' },
        { step: '1 May 2027', label: 'Paid', description: 'And the first afternoon with your reader.' },
      ],
    },
    {
      acf_fc_layout: 'feature_grid',
      ground: 'water',
      heading: 'What you get',
      columns: 3,
      items: [
        {
          label: 'Two grants of $6,000',
          text: 'Paid in one go, to you and not to the university. You do not have to say what you spend it on.',
          bottomText: 'no strings, no shares',
        },
        {
          label: 'One reader for a year',
          text: 'One of our engineers reads your code once a month, if you like, and says what others would not.',
          bottomText: 'twelve afternoons',
        },
        {
          label: 'No internship behind it',
          text: 'If you want to work here, there is a page for that. This is not it.',
          bottomText: 'nothing to sign',
        },
      ],
    },
    {
      acf_fc_layout: 'answers',
      anchor: 'conditions',
      ground: 'land',
      heading: 'The conditions,\nall of them',
      items: [
        {
          title: 'Who may apply?',
          description:
            'Anyone enrolled at a university or college in the spring of 2027, in any subject, in any country we can pay into.',
          note: 'proof of enrolment',
        },
        {
          title: 'What do I send?',
          description:
            'Two pages in English about something you built that is still running: what it does, who uses it, what broke, and what you did then.',
          note: 'essay, PDF or text',
        },
        {
          title: 'Must it be a ledger?',
          description: 'No. A timetable for a village bus counts more than a token without holders.',
          note: 'any program',
        },
        {
          title: 'May a machine write it?',
          description: 'It may correct your English. What broke, and what you did, it cannot know.',
          note: 'say what you used',
        },
        {
          title: 'Who reads it?',
          description: 'Two engineers, separately, without your name. Where they differ, Ruth Abelard decides.',
          note: 'names taken out',
        },
        {
          title: 'What happens to my papers?',
          description:
            'They are used for this decision alone and erased on 30 June, 2027. With the two who are chosen we agree separately what we keep.',
          note: 'erased 30 June, 2027',
        },
      ],
    },
    {
      acf_fc_layout: 'form',
      look: 'closing',
      anchor: 'application',
      heading: 'Show us something\nthat still runs',
      lead: 'In the message, one sentence on what it is and where it runs. The rest is in the essay.',
      facts: [
        { title: 'Send it by', description: '15 March, 2027' },
        { title: 'Answer', description: '15 April, 2027, to everyone' },
        { title: 'Files', description: 'PDF, office files, pictures or text' },
        { title: 'Email', description: '{email}' },
      ],
      messagePlaceholder: 'A timetable for our village bus, on a server in the school',
      form: applicationForm,
      buttonText: 'Send my application',
      showSurname: true,
      consentFieldName: 'marketing_consent',
      files: [
        { field: 'proof', label: 'Proof of enrolment' },
        { field: 'essay', label: 'Essay, two pages' },
      ],
      ghostLabel: 'space for yours',
      receivedLabel: 'received',
    },
  ],
};
