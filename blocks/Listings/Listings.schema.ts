import { defineBlock, entries, ground, heading, href, line, lines, link, picture, prose, z } from '../defineBlock.ts';

export const linksGrid = defineBlock('links_grid', {
  title: 'Helpful links',
  group: 'Articles, events and links',
  words: 'link list, read more',
  fields: {
    heading: heading('Two or three words; small, above the links', { max: 60 }),
    links: z
      .array(link)
      .min(1)
      .max(32)
      .meta({ description: 'Read down the columns; twelve fill four columns of three' }),
  },
});

export const stack = defineBlock('stack', {
  title: 'Technology stack',
  group: 'What you offer',
  words: 'tools, technologies',
  fields: {
    heading: heading('Two to five words; shown left of the table'),
    items: entries(1, 16, {
      title: line('The kind of work, in one word', { max: 24 }),
      list: lines('The tools for it, by name', { min: 1, max: 16 }),
    }),
  },
});

export const platforms = defineBlock('platforms', {
  title: 'Platforms',
  group: 'What you offer',
  words: 'logos, networks, technologies',
  fields: {
    heading: heading('Says how many networks; takes the first two cells'),
    items: entries(2, 38, {
      title: line('The name of the network', { max: 24 }),
      note: line('Its kind of ledger, in one to three words', { max: 24 }).optional(),
      isCurrent: z.boolean().optional().meta({ description: 'The network that this page is about; mark one' }),
      href: href.optional(),
    }).refine((items) => items.filter((item) => item.isCurrent).length <= 1, {
      error: 'at most one network is the current one',
    }),
  },
});

export const manifest = defineBlock('manifest', {
  title: 'Manifest of services',
  group: 'What you offer',
  words: 'list of services, catalogue',
  fields: {
    heading: heading('Two short lines, such as: What we build, what it costs, when you see it'),
    allLink: link.optional().meta({ description: 'Leads to all of them, such as: All services' }),
    columnLabels: z
      .object({
        title: line('Above the names, such as: Service', { max: 20 }),
        description: line('Above the sentences, such as: In short', { max: 20 }),
        result: line('Above the first results, such as: You see', { max: 20 }),
        price: line('Above the prices, such as: From', { max: 20 }),
      })
      .meta({ description: 'The words at the head of the columns; read aloud with each entry' }),
    items: entries(1, 10, {
      title: line('The service in two to four words', { max: 50 }),
      description: prose('One sentence of at most fifteen words', { max: 140 }),
      result: line('What is seen first and when, such as: findings in 3 weeks', { max: 50 }),
      price: line('The lowest price, such as: $22,000', { max: 24 }),
      href,
      image: picture,
    }),
  },
});

export const picturesRow = defineBlock('pictures_row', {
  title: 'Pictures in a row',
  group: 'Text and pictures',
  words: 'images, photos, gallery, cards',
  fields: {
    heading: heading('Two short lines, such as: What banks have asked us to build'),
    ground: ground.optional(),
    items: entries(2, 6, {
      title: line('Two to four words', { max: 60 }),
      description: prose('One or two sentences', { max: 240 }),
      image: picture,
      href: href.meta({ description: 'Where it is told at length; without it the entry is plain' }).optional(),
    }).meta({ description: 'Three fill the row; choose pictures whose grounds differ from their neighbours’' }),
  },
});
