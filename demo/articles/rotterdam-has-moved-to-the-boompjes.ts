import type { DemoArticle } from '../demoContent.schema.ts';

export const rotterdamHasMovedToTheBoompjes: DemoArticle = {
  slug: 'rotterdam-has-moved-to-the-boompjes',
  title: 'Rotterdam has moved to the Boompjes',
  excerpt: 'Same river, more desks. Post for Boompjes 40 arrives; so does post for the old address.',
  date: '2026-03-02T08:00:00Z',
  preview: { $picture: 'news-move' },
  category: 'news',
  second_categories: [],
  tags: [],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
Since Monday our Rotterdam office is at Boompjes 40, 3011 XB. It is four hundred metres from where it was. Eleven people
walked over with their chairs, because the lift in the new building was being inspected and the van could not stop.

There are sixteen desks, so visitors from the other offices no longer sit in the kitchen. There are two rooms with
doors, one for phone calls and one for reading aloud, which is how we do the last round of an audit. The window of
the second looks out on the river, and each ship that passes costs about a minute of attention. We can live with that.

Hours and people are the same: nine to six, and Ines Halvorsen answers new enquiries within {answerTime}. If you have
an appointment, ring at the second bell. The first belongs to a notary, who is patient, and to whom we owe a cake.
`,
    },
    {
      acf_fc_layout: 'link_block',
      title: 'All five offices, with their hours in UTC',
      description: 'Addresses, phone numbers, and when somebody is awake.',
      href: '/contacts',
    },
  ],
};
