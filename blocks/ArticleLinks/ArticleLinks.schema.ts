import { contactFormAnchor } from '@frontage/contract/constants.ts';
import { maxCaption } from '@frontage/contract/primitives/pictureInText.ts';
import { articleSlugs, caseSlug, day, defineBlock, ground, href, line, picture, prose, z } from '../defineBlock.ts';

export const linkBlock = defineBlock('link_block', {
  for: 'articles',
  title: 'Link with a sentence',
  group: 'Articles, events and links',
  words: 'read more, card',
  fields: {
    title: line('Where it leads, in three to eight words', { max: 90 }),
    description: line('One sentence: what the reader finds there', { max: 200 }),
    href,
  },
});

export const shortLinkBlock = defineBlock('short_link_block', {
  for: 'articles',
  title: 'Link in one line',
  group: 'Articles, events and links',
  words: 'read more',
  fields: {
    label: line('The word before the link', { max: 20 }).default('Also'),
    linkText: line('The words of the link', { max: 120 }),
    href,
  },
});

export const linkToCase = defineBlock('LinkToCase', {
  for: 'articles',
  title: 'Link to a case',
  group: 'Articles, events and links',
  words: 'project, case study',
  fields: {
    caseSlug: caseSlug('The case'),
    description: line('What the case shows about this article, in one sentence', { max: 160 }),
    linkText: line('The words of the link', { max: 40 }).default('Read the case'),
  },
});

export const otherArticles = defineBlock('otherArticles', {
  for: 'articles',
  title: 'Articles nearby',
  group: 'Articles, events and links',
  words: 'blog, read more, related',
  fields: {
    heading: line('Two or three words above them', { max: 40 }).default('Written nearby'),
    articleSlugs: articleSlugs('The articles, in the order in which they are shown', { max: 4 }),
  },
});

export const articleSeries = defineBlock('articleSeries', {
  for: 'articles',
  title: 'Series',
  group: 'Articles, events and links',
  words: 'chapters, parts, read more',
  fields: {
    title: line('What the series is about, such as: A series in four parts: living on Flow', { max: 90 }),
    articleSlugs: articleSlugs('The parts that are published, this one included, in order', { max: 6 }),
    upcoming: z
      .object({ title: line('Title of the next part', { max: 90 }), date: day('The day on which it will appear') })
      .optional()
      .meta({ description: 'The part that is not published yet' }),
  },
});

export const pictureWithScrollToForm = defineBlock('pictureWithScrollToForm', {
  for: 'articles',
  title: 'Picture with an offer',
  group: 'Contact, prices and forms',
  words: 'call to action, image with a button',
  fields: {
    title: line('What we offer, in three to eight words', { max: 70 }),
    description: prose('What the reader has to send and what comes back', { max: 240 }),
    buttonText: line('What the click does', { max: 30 }),
    href: href.default(`#${contactFormAnchor}`),
    image: picture,
  },
});

export const imagebox = defineBlock('Imagebox', {
  for: 'articles',
  title: 'Picture',
  group: 'Text and pictures',
  words: 'image, photo, figure, illustration',
  fields: {
    image: picture,
    narrow: picture
      .optional()
      .meta({ description: 'The same upright, for phones: without it a wide picture scrolls there' }),
    caption: line('What it shows, or what to look at, in one or two sentences', { max: maxCaption }).optional(),
    ground: ground.optional().meta({ description: 'The surface the picture lies on, where it does not bring its own' }),
  },
});
