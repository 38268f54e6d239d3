import { defineBlock, entries, heading, href, line, link, picture, prose, z } from '../defineBlock.ts';

/** Services as a manifest: name, short description, when a result is seen, price. Each row is one link. */
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
