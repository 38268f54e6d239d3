import { defineBlock, entries, fact, heading, line, picture, prose, z } from '../defineBlock.ts';

export const headDescription = defineBlock('headdescription', {
  title: 'Case: title, lead and facts',
  group: 'Parts of a case',
  words: 'hero, header, summary',
  fields: {
    heading: heading('The title of the page: what the product does; two lines of 12 to 20 letters look best', {
      max: 80,
    }),
    description: prose('What was built, for whom and how it has gone, in two or three sentences', { max: 400 }),
    facts: z
      .array(fact)
      .min(1)
      .max(6)
      .meta({ description: 'Facts beside the lead, such as client, work, time and ledger' }),
  },
});

export const aboutTheClient = defineBlock('about_the_client', {
  title: 'Case: about the client',
  group: 'Parts of a case',
  words: 'company, customer',
  fields: {
    heading: heading('Two to four words, such as: About the client', { max: 50 }),
    description: prose('Two to four paragraphs with an empty line between; the first is set as the lead', {
      max: 2000,
    }),
  },
});

export const twoColumnsText = defineBlock('twocolumnstext', {
  title: 'Case: problem and decision',
  group: 'Parts of a case',
  words: 'two columns, before and after',
  fields: {
    heading: heading('What the two texts are about, in three to eight words', { max: 70 }),
    items: z
      .array(
        z.object({
          title: line('Two to four words, such as: What was hard', { max: 40 }),
          description: prose('One to three paragraphs, an empty line between them', { max: 1400 }),
        }),
      )
      .length(2)
      .meta({ description: 'Two columns: left and right' }),
  },
});

export const projectFeatures = defineBlock('projectFeatures', {
  title: 'Case: features',
  group: 'Parts of a case',
  words: 'functions, list',
  fields: {
    heading: heading('Three to six words, such as: What it does all day', { max: 60 }),
    items: entries(2, 9, {
      label: line('The feature, in two to five words', { max: 50 }),
      text: prose('One or two short sentences', { max: 200 }),
      upcoming: line('A word for what is still to come, such as: upcoming. Leave it empty for what is there', {
        max: 24,
      }).optional(),
    }).meta({ description: 'Six close the grid of three columns' }),
  },
});

export const clientSuccess = defineBlock('client_success', {
  title: 'Case: what changed',
  group: 'Parts of a case',
  words: 'results, figures, outcome',
  fields: {
    heading: heading('Whose gain it is, such as: What changed at Larkspur', { max: 50 }),
    items: entries(2, 4, {
      label: line('The figure, up to 8 letters, such as: 412,000', { max: 10 }),
      title: line('What it counts, in one to four words', { max: 40 }),
      description: prose('One short sentence below it', { max: 140 }).optional(),
    }).meta({ description: 'From the smallest gain to the one that matters most: it is drawn highest' }),
  },
});

export const customerInfo = defineBlock('customerInfo', {
  title: 'Case: words of the customer',
  group: 'Parts of a case',
  words: 'testimonial, review, quote',
  fields: {
    description: prose('Their words, without quotation marks; one or two sentences', { max: 300 }),
    name: line('Who said it', { max: 60 }),
    jobTitle: line('What they do, and where', { max: 90 }),
    picture: picture.optional().meta({
      description: 'A portrait; it is cut to a square. If empty, that of our person or client of that name is shown',
    }),
    facts: z.array(fact).max(5).optional().meta({ description: 'Facts about the company, such as founded and people' }),
  },
});
