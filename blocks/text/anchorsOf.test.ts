import { expect, test } from 'vitest';
import { anchorsOfArticle, anchorsOfPage } from './anchorsOf.ts';
import { readArticle } from './readArticle.ts';

test('a page has the anchors of its blocks, the headings of its texts, and its form where it has one', () => {
  const text = { acf_fc_layout: 'textbox', heading: 'Terms', text: '## What it costs\n\nA lot.' };
  expect([...anchorsOfPage([{ acf_fc_layout: 'hero', anchor: 'top' }, text])]).toEqual(
    expect.arrayContaining(['main', 'top', 'section-2', 'what-it-costs']),
  );
  expect(anchorsOfPage([text]).has('contact-form')).toBe(false);
  expect(anchorsOfPage([{ acf_fc_layout: 'form', look: 'closing' }]).has('contact-form')).toBe(true);
  const seat = anchorsOfPage([{ acf_fc_layout: 'form', look: 'closing', anchor: 'seat' }]);
  expect([seat.has('seat'), seat.has('contact-form')]).toEqual([true, false]);
});

test('an article has the ids that reading it gives, even for equal headings', () => {
  const layout = [
    { acf_fc_layout: 'textbox' as const, heading: 'The price', text: '### The price\n\nWords.\n\n### Fee\n\nMore.' },
    { acf_fc_layout: 'textbox' as const, text: '## Fee\n\nWords.' },
  ];
  const { blocks, headings } = readArticle(layout, 'The article');
  const anchors = anchorsOfArticle(layout);
  for (const { id } of [...blocks, ...headings]) expect(anchors).toContain(id);
  expect(headings.map(({ id }) => id)).toContain('the-price-1');
});
